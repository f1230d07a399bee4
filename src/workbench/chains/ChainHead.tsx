import type { ChainActor } from '../../backends/mock/index.ts'
import type { Network } from '../../backends/port/network.ts'
import { formatTime } from '../../run/format/formatTime.ts'
import { IconButton } from '../parts/IconButton.tsx'
import type { ChainReading } from './readChain.ts'

interface ChainHeadProps {
  readonly chains: ChainActor
  readonly network: Network
  readonly reading: ChainReading | undefined
  readonly act: (work: Promise<unknown>) => void
  readonly onAgain: () => void
}

/** The newest block of a chain, and the next ones. */
export function ChainHead({ chains, network, reading, act, onAgain }: ChainHeadProps) {
  const moment = reading ? formatTime(reading.at) : undefined
  return (
    <div className="wb-row wb-chain-head">
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
        <IconButton icon="restart" label="Read again" onClick={onAgain} />
      </span>
    </div>
  )
}
