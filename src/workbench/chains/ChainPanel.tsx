import { useState } from 'react'
import { TabList } from '../parts/TabList.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { Empty } from '../parts/Empty.tsx'
import { ChainView } from './ChainView.tsx'
import { SolanaView } from './SolanaView.tsx'
import './chains.css'

/** The local chains of this stage. One starts with the first look at it. */
export function ChainPanel({ stage }: { stage: StageApi }) {
  const { networks, solanaNetworks } = stage.simulator.chains
  const all = [...networks, ...solanaNetworks]
  const [chosen, setChosen] = useState(all[0]?.id)
  const shown = all.find(({ id }) => id === chosen)
  if (!shown) return <Empty title="No local chain" />
  const network = networks.find(({ id }) => id === chosen)
  return (
    <div className="wb-stack">
      <TabList
        label="Chains"
        name="wb-chain"
        tabs={all.map(({ id, name }) => ({ id, title: name }))}
        selected={shown.id}
        onSelect={setChosen}
      />
      <div id="wb-chain-panel" role="tabpanel" aria-labelledby={`wb-chain-tab-${shown.id}`}>
        {network ? (
          <ChainView key={network.id} stage={stage} network={network} />
        ) : (
          <SolanaView key={shown.id} stage={stage} chainId={shown.id} />
        )}
      </div>
    </div>
  )
}
