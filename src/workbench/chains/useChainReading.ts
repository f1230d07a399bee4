import { useEffect, useState } from 'react'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

/** Calls after which a chain may hold something else. */
const moving = /^(wallet|frame|phone|chain|swap|onramp)\./

/**
 * What `read` finds on a chain: read again when it is another function, after every call that may have moved
 * something, after every change by hand, and whenever `again` is called.
 */
export function useChainReading<T>(stage: StageApi, read: () => Promise<T>) {
  const { chains, calls } = stage.simulator
  const [reading, setReading] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)
  const changed = useThrottledSource(chains, 100)
  useThrottledSource(calls, 250)
  const ended = calls
    .list()
    .filter(({ name, status }) => status === 'done' && moving.test(name)).length

  useEffect(() => {
    let left = false
    read().then(
      (found) => {
        if (left) return
        setReading(found)
        setProblem(undefined)
      },
      (error: unknown) => {
        if (!left) setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      left = true
    }
  }, [read, turn, ended, changed])

  return { reading, problem, again: () => setTurn((before) => before + 1) }
}
