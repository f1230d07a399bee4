/** A function that returns the given answers in this order, and rejects after the last one. */
export function inTurn<T>(...answers: readonly (() => Promise<T>)[]): () => Promise<T> {
  const waiting = [...answers]
  return () => waiting.shift()?.() ?? Promise.reject(new Error('The test has no further answer.'))
}
