import { useCallback, useState } from 'react'
import type { Network } from '../../backends/port/network.ts'
import { Problem } from '../parts/Problem.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { AccountSelect } from './AccountSelect.tsx'
import { formatUnits } from './formatUnits.ts'
import { readTokenRows } from './readTokenRows.ts'
import { SetTokenForm } from './SetTokenForm.tsx'
import { useChainReading } from './useChainReading.ts'

interface TokenViewProps {
  readonly stage: StageApi
  readonly network: Network
  readonly act: (work: Promise<unknown>) => void
}

/** An allowance of at least half the largest possible value counts as unlimited. */
const endless = 1n << 255n

/** One test account's balances of every token of the chain, and the tokens' prices. */
export function TokenView({ stage, network, act }: TokenViewProps) {
  const { simulator } = stage
  const { chains, world } = simulator
  const [index, setIndex] = useState(0)
  const owner = chains.accounts[index]?.address ?? ''
  const read = useCallback(
    () => readTokenRows(simulator, network.id, owner),
    [simulator, network.id, owner],
  )
  const { reading: rows = [], problem } = useChainReading(stage, read)
  useThrottledSource(world, 100)
  const { prices } = world.get()

  return (
    <>
      <div className="wb-row">
        <span className="wb-muted">Tokens of</span>
        <AccountSelect accounts={chains.accounts} value={index} onChange={setIndex} />
      </div>
      <Problem text={problem} />
      <table className="wb-accounts">
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col" className="wb-right wb-gap">
              USD
            </th>
            <th scope="col" className="wb-right wb-gap">
              Balance
            </th>
            <th scope="col" className="wb-right">
              Router allowance
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ symbol, name, address, priced, decimals, units, allowance }) => (
            <tr key={symbol}>
              <td title={`${name} ${address}`}>{symbol}</td>
              <td className="wb-mono wb-muted wb-right wb-gap">{prices[priced] ?? 'none'}</td>
              <td className="wb-mono wb-right wb-gap">{formatUnits(units, decimals)}</td>
              <td className="wb-mono wb-right">
                {allowance >= endless ? 'all' : formatUnits(allowance, decimals)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SetTokenForm
        rows={rows}
        onBalance={(symbol, units) => act(chains.setTokenBalance(network.id, symbol, owner, units))}
        onAllowance={(symbol, units) => act(chains.setAllowance(network.id, symbol, owner, units))}
      />
    </>
  )
}
