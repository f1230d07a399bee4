/** Returns the answers in turn, then repeats the last one. */
export function inTurn<T>(...answers: readonly T[]): () => T {
  let calls = 0
  return () => {
    const answer = answers[Math.min(calls, answers.length - 1)]
    if (answer === undefined) throw new Error('There is no answer: give at least one.')
    calls += 1
    return answer
  }
}
