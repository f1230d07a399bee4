/**
 * Hands on what the work comes to, unless the signal has aborted by then: the one place where late answers
 * are dropped. What `done` throws is not a failure of the work and rejects.
 */
export function unlessAborted<T>(
  signal: AbortSignal,
  work: Promise<T>,
  on: { done: (answer: T) => void; failed: (thrown: unknown) => void },
): Promise<void> {
  return work.then(
    (answer) => {
      if (!signal.aborted) on.done(answer)
    },
    (thrown: unknown) => {
      if (!signal.aborted) on.failed(thrown)
    },
  )
}
