import { useState } from 'react'

/** Carries out a person's decision, one at a time, and keeps its error on screen. */
export function useDecision() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function decide(work: () => Promise<void> | void) {
    setBusy(true)
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    } finally {
      setBusy(false)
    }
  }

  return { busy, problem, decide }
}
