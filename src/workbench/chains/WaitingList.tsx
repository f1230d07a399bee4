import type { ChainActor } from '../../backends/mock/index.ts'
import type { Network } from '../../backends/port/network.ts'
import { ShortAddress } from '../parts/ShortAddress.tsx'
import { formatUnits } from './formatUnits.ts'
import type { ChainReading } from './readChain.ts'

interface WaitingListProps {
  readonly chains: ChainActor
  readonly network: Network
  readonly waiting: ChainReading['waiting']
  readonly act: (work: Promise<unknown>) => void
}

/** Transactions that are not in a block yet, and actions on them. */
export function WaitingList({ chains, network, waiting, act }: WaitingListProps) {
  if (waiting.length === 0) return null
  const { symbol, decimals } = network.currency
  return (
    <section className="wb-stack wb-waiting" aria-label="Waiting transactions">
      <ul>
        {waiting.map(({ hash, from, to, nonce, value }) => (
          <li key={hash} className="wb-row wb-wrap">
            <span className="wb-mono wb-muted">nonce {nonce}</span>
            <ShortAddress address={from} />
            <span className="wb-muted">to</span>
            {to === null ? 'a new contract' : <ShortAddress address={to} />}
            <span className="wb-mono wb-end">
              {formatUnits(value, decimals)} {symbol}
            </span>
          </li>
        ))}
      </ul>
      <div className="wb-row wb-wrap">
        <button
          type="button"
          className="wb-button wb-small"
          onClick={() => act(chains.replace(network.id, 'speedUp'))}
        >
          Speed up
        </button>
        <button
          type="button"
          className="wb-button wb-small"
          onClick={() => act(chains.replace(network.id, 'cancel'))}
        >
          Cancel
        </button>
        <button
          type="button"
          className="wb-button wb-small wb-danger"
          onClick={() => act(chains.drop(network.id))}
        >
          Drop all
        </button>
      </div>
    </section>
  )
}
