import type { Network } from '../../backends/port/network.ts'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { formatUnits } from './formatUnits.ts'
import type { ChainReading } from './readChain.ts'
import { SetBalanceForm } from './SetBalanceForm.tsx'

interface AccountTableProps {
  readonly stage: StageApi
  readonly network: Network
  readonly reading: ChainReading | undefined
  readonly act: (work: Promise<unknown>) => void
}

/** The public test accounts with their owners and their balances of the native coin. */
export function AccountTable({ stage, network, reading, act }: AccountTableProps) {
  const { chains, world } = stage.simulator
  const { symbol, decimals } = network.currency
  const usersOf = (index: number) =>
    world
      .get()
      .wallets.filter(({ accountIndexes }) => accountIndexes.includes(index))
      .map(({ key }) => key)

  return (
    <>
      <table className="wb-accounts">
        <caption className="wb-hint">Anvil's test keys are public: everyone can use them.</caption>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Address</th>
            <th scope="col">In</th>
            <th scope="col" className="wb-right">
              {symbol}
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
                {reading ? formatUnits(reading.balances[index] ?? 0n, decimals) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SetBalanceForm
        accounts={chains.accounts}
        symbol={symbol}
        onSet={(address, wei) => act(chains.setBalance(network.id, address, wei))}
      />
    </>
  )
}
