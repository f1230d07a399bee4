import { useEffect, useState } from 'react'
import type { ChainId } from '../../backends/port/chainIds.ts'
import type { StageApi } from '../stage/stageApi.ts'
import { useLive } from '../state/useLive.ts'
import { readChain, type ChainReading } from './readChain.ts'

/** What the chain holds, read again after every call of a wallet and whenever `again` is called. */
export function useChainReading(stage: StageApi, chainId: ChainId) {
  const { chains, calls } = stage.simulator
  const [reading, setReading] = useState<ChainReading>()
  const [problem, setProblem] = useState<string>()
  const [turn, setTurn] = useState(0)
  useLive(calls, 250)
  const ended = calls
    .list()
    .filter(({ name, status }) => name.startsWith('wallet.') && status === 'done').length

  useEffect(() => {
    let left = false
    readChain(chains, chainId).then(
      (read) => {
        if (left) return
        setReading(read)
        setProblem(undefined)
      },
      (error: unknown) => {
        if (!left) setProblem(error instanceof Error ? error.message : String(error))
      },
    )
    return () => {
      left = true
    }
  }, [chains, chainId, turn, ended])

  return { reading, problem, again: () => setTurn((before) => before + 1) }
}
