/**
 * Hands on what the work comes to, unless the signal has aborted by then: the one place where late answers
 * are dropped. Rejects with what a callback throws, and with the work's failure where nobody takes it.
 */
export function unlessAborted<T>(
  signal: AbortSignal,
  work: Promise<T>,
  on: {
    done: (answer: T) => void
    failed?: (thrown: unknown) => void
    /** An answer that nobody waits for any more, e.g. a connection that has to be ended again. */
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
