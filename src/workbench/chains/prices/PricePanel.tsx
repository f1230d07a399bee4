import { useState } from 'react'
import { Problem } from '../../parts/Problem.tsx'
import type { StageApi } from '../../../stage/stageApi.ts'
import { useThrottledSource } from '../../state/useThrottledSource.ts'
import { PriceRow } from './PriceRow.tsx'
import './prices.css'

/** All prices of this world, on every chain; services and swap pools follow. */
export function PricePanel({ stage }: { stage: StageApi }) {
  const { chains, world } = stage.simulator
  const [problem, setProblem] = useState<string>()
  useThrottledSource(world, 100)
  const prices = Object.entries(world.get().prices)

  async function setPrice(symbol: string, usd: number) {
    try {
      await chains.setPrice(symbol, usd)
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <div className="wb-stack">
      <p className="wb-hint">In USD, the same on every chain. The pools of the swap follow.</p>
      <Problem text={problem} />
      <div className="wb-prices" role="group" aria-label="Prices">
        {prices.map(([symbol, usd]) => (
          <PriceRow
            key={symbol}
            symbol={symbol}
            usd={usd}
            onSet={(wanted) => setPrice(symbol, wanted)}
          />
        ))}
      </div>
    </div>
  )
}
