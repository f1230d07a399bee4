import { localNetworks } from '../../backends/mock/index.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import { Check } from '../parts/Check.tsx'

const known: readonly { readonly id: ChainId; readonly name: string }[] = [
  ...localNetworks,
  { id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', name: 'Solana' },
  { id: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1', name: 'Solana Devnet' },
]

interface NetworkChoiceProps {
  readonly networks: readonly ChainId[]
  readonly defaultChain: ChainId | number | undefined
  readonly onNetworks: (networks: readonly ChainId[]) => void
  readonly onDefault: (chain: ChainId | undefined) => void
}

/** The networks of the host, and which comes first. */
export function NetworkChoice(props: NetworkChoiceProps) {
  const { networks, defaultChain, onNetworks, onDefault } = props
  const others = networks.filter((id) => !known.some((one) => one.id === id))
  const first = typeof defaultChain === 'number' ? `eip155:${defaultChain}` : (defaultChain ?? '')

  return (
    <>
      <fieldset className="wb-checks">
        <legend>Networks</legend>
        {known.map(({ id, name }) => (
          <Check
            key={id}
            label={name}
            checked={networks.includes(id)}
            onChange={(checked) => {
              const wanted = checked
                ? known.map((one) => one.id).filter((one) => one === id || networks.includes(one))
                : networks.filter((one) => one !== id)
              // A host requires at least one network, so the last one cannot be removed.
              if (wanted.length > 0) onNetworks([...wanted, ...(checked ? others : [])])
            }}
          />
        ))}
        {others.length > 0 ? <code className="wb-muted">{others.join(' ')}</code> : null}
      </fieldset>
      <div className="wb-line">
        <label htmlFor="wb-default-chain">Default chain</label>
        <select
          id="wb-default-chain"
          className="wb-input"
          value={first}
          onChange={(event) => onDefault(networks.find((id) => id === event.target.value))}
        >
          <option value="">the first one</option>
          {networks.map((id) => (
            <option key={id} value={id}>
              {known.find((one) => one.id === id)?.name ?? id}
            </option>
          ))}
        </select>
      </div>
    </>
  )
}
