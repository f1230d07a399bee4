import { useEffect, useState } from 'react'
import type { StageApi } from '../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

/** Calls after which a chain may hold something else. */
const moving = /^(wallet|frame|phone|chain|swap|onramp)\./

/**
 * What `read` finds on a chain: read again when it is another function, after every call that may have moved
 * something, after every change by hand, whenever `again` is called, and after what `act` waits for. `problem` is why the last
 * reading or, if that went well, the last act failed.
 */
export function useChainReading<T>(stage: StageApi, read: () => Promise<T>) {
  const { chains, calls } = stage.simulator
  const [reading, setReading] = useState<T>()
  const [problem, setProblem] = useState<string>()
  const [failed, setFailed] = useState<string>()
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
        if (!left) setProblem(messageOf(error))
      },
    )
    return () => {
      left = true
    }
  }, [read, turn, ended, changed])

  const again = () => setTurn((before) => before + 1)

  function act(work: Promise<unknown>) {
    work.then(
      () => {
        setFailed(undefined)
        again()
      },
      (error: unknown) => setFailed(messageOf(error)),
    )
  }

  return { reading, problem: problem ?? failed, again, act }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
