/**
 * Passes on the result of work, unless the signal has aborted by then. Late answers are dropped. Rejects with
 * an error of a callback, and with the work's failure if there is no callback for it.
 */
export function unlessAborted<T>(
  signal: AbortSignal,
  work: Promise<T>,
  on: {
    done: (answer: T) => void
    failed?: (thrown: unknown) => void
    /** Receives a late answer, e.g. a connection that has to be closed again. */
    late?: (answer: T) => void
  },
): Promise<void> {
  return work.then(
    (answer) => (signal.aborted ? on.late?.(answer) : on.done(answer)),
    (thrown: unknown) => {
      if (signal.aborted) return
      if (!on.failed) throw thrown
      on.failed(thrown)
    },
  )
}
