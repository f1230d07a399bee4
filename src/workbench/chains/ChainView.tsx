import { useCallback, useState } from 'react'
import type { Network } from '../../backends/port/network.ts'
import { Check } from '../parts/Check.tsx'
import { Problem } from '../parts/Problem.tsx'
import { Segmented } from '../parts/Segmented.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { AccountTable } from './AccountTable.tsx'
import { ChainHead } from './ChainHead.tsx'
import { readChain } from './readChain.ts'
import { SetNameForm } from './SetNameForm.tsx'
import { TokenView } from './TokenView.tsx'
import { useChainReading } from './useChainReading.ts'
import { WaitingList } from './WaitingList.tsx'
import type { ChainActor } from '../../backends/mock/index.ts'
import { CopyButton } from '../parts/CopyButton.tsx'

type Shown = 'accounts' | 'tokens'

/** One chain: its newest block, the waiting transactions, and the balances of the public test accounts. */
export function ChainView({ stage, network }: { stage: StageApi; network: Network }) {
  const { chains } = stage.simulator
  const read = useCallback(() => readChain(chains, network.id), [chains, network.id])
  const { reading, problem, again, act } = useChainReading(stage, read)
  const [shown, setShown] = useState<Shown>('accounts')

  return (
    <div className="wb-stack">
      <ChainHead chains={chains} network={network} reading={reading} act={act} onAgain={again} />
      <ChainAddresses chains={chains} network={network} />
      <Problem text={problem} />
      <div className="wb-row wb-wrap">
        <Check
          label="Auto-mine"
          checked={reading?.automine ?? true}
          onChange={(on) => act(chains.setAutomine(network.id, on))}
        />
        <button
          type="button"
          className="wb-button wb-small wb-end"
          title="The newest block is replaced by an empty one"
          disabled={!reading || reading.block === 0}
          onClick={() => act(chains.reorg(network.id, 1))}
        >
          Reorg
        </button>
      </div>
      <WaitingList chains={chains} network={network} waiting={reading?.waiting ?? []} act={act} />
      <Segmented<Shown>
        label="What is held"
        value={shown}
        choices={[
          { value: 'accounts', title: network.currency.symbol },
          { value: 'tokens', title: 'Tokens' },
        ]}
        onChange={setShown}
      />
      {shown === 'tokens' ? (
        <TokenView stage={stage} network={network} act={act} />
      ) : (
        <AccountTable stage={stage} network={network} reading={reading} act={act} />
      )}
      {network.id === 'eip155:1' ? (
        <SetNameForm
          accounts={chains.accounts}
          onSet={(name, address) => act(chains.setName(name, address))}
        />
      ) : null}
    </div>
  )
}

/** The URLs of a chain for scripts: over HTTP, and over a socket under the same URL with `ws:`. */
function ChainAddresses({ chains, network }: { chains: ChainActor; network: Network }) {
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
