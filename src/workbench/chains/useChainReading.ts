import { useEffect, useState } from 'react'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'

/** Calls that may change the state of a chain. */
const moving = /^(wallet|frame|phone|chain|swap|onramp)\./

/**
 * The result of `read` on a chain. It is read again when `read` changes, after every call that may have changed the chain, after every
 * manual change, whenever `again` is called, and after `act`. `problem` is the error of the last reading or, if that succeeded, of the last
 * action.
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
