import type { ChainActor } from '../../backends/mock/index.ts'
import type { Network } from '../../backends/port/network.ts'
import { CopyButton } from '../parts/CopyButton.tsx'

/** The URLs of a chain for scripts: over HTTP, and over a socket under the same URL with `ws:`. */
export function ChainAddresses({ chains, network }: { chains: ChainActor; network: Network }) {
  const { inFront, ofThisTab } = chains.rpcUrls(network.id)
  return (
    <dl className="wb-chain-addresses">
      <Address what="RPC, tab in front" url={inFront} />
      <Address what="RPC, this tab" url={ofThisTab} />
    </dl>
  )
}

function Address({ what, url }: { what: string; url: string }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>
        <code className="wb-mono" title={url}>
          {new URL(url).pathname}
        </code>
        <CopyButton text={url} label={`Copy the address: ${what}`} />
      </dd>
    </div>
  )
}
