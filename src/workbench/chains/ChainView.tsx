import { useState } from 'react'
import type { Network } from '../../backends/port/network.ts'
import { formatMoment } from '../parts/formatMoment.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { formatEther } from './formatEther.ts'
import { SetBalanceForm } from './SetBalanceForm.tsx'
import { useChainReading } from './useChainReading.ts'

/** One chain: its newest block, and what the public test accounts hold. */
export function ChainView({ stage, network }: { stage: StageApi; network: Network }) {
  const { chains, world } = stage.simulator
  const { reading, problem, again } = useChainReading(stage, network.id)
  const [failed, setFailed] = useState<string>()
  const moment = reading ? formatMoment(reading.at) : undefined

  function act(work: Promise<void>) {
    work.then(
      () => {
        setFailed(undefined)
        again()
      },
      (error: unknown) => setFailed(error instanceof Error ? error.message : String(error)),
    )
  }

  const usersOf = (index: number) =>
    world
      .get()
      .wallets.filter(({ accountIndexes }) => accountIndexes.includes(index))
      .map(({ key }) => key)

  return (
    <div className="wb-stack">
      <div className="wb-chain-head">
        <p className="wb-mono">
          <span className="wb-muted">Block</span> <strong>{reading?.block ?? '–'}</strong>
        </p>
        <p className="wb-mono" title={moment?.date}>
          <span className="wb-muted">at</span> {moment?.time ?? '–'}
        </p>
        <p className="wb-mono">
          <span className="wb-muted">base fee</span>{' '}
          {reading ? `${Number(reading.baseFee) / 1e9} gwei` : '–'}
        </p>
        <span className="wb-row wb-end">
          <button
            type="button"
            className="wb-button wb-small"
            onClick={() => act(chains.mine(network.id))}
          >
            Mine
          </button>
          <button
            type="button"
            className="wb-button wb-small"
            aria-label="Mine 10 blocks"
            onClick={() => act(chains.mine(network.id, 10))}
          >
            ×10
          </button>
          <IconButton icon="restart" label="Read again" onClick={again} />
        </span>
      </div>
      {(problem ?? failed) ? (
        <p className="wb-problem" role="alert">
          {problem ?? failed}
        </p>
      ) : null}
      <table className="wb-accounts">
        <caption className="wb-hint">Anvil's public test keys: anyone has them.</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Address</th>
            <th scope="col">In</th>
            <th scope="col" className="wb-right">
              {network.currency.symbol}
            </th>
          </tr>
        </thead>
        <tbody>
          {chains.accounts.map(({ index, address }) => (
            <tr key={index}>
              <td className="wb-mono wb-muted">{index}</td>
              <td>
                <ShortAddress address={address} />
              </td>
              <td className="wb-muted">{usersOf(index).join(', ')}</td>
              <td className="wb-mono wb-right">
                {reading ? formatEther(reading.balances[index] ?? 0n) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SetBalanceForm
        accounts={chains.accounts}
        symbol={network.currency.symbol}
        onSet={(address, wei) => act(chains.setBalance(network.id, address, wei))}
      />
    </div>
  )
}
