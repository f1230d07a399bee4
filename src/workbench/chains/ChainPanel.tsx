import { useState } from 'react'
import { TabList } from '../parts/TabList.tsx'
import type { StageApi } from '../stage/stageApi.ts'
import { Empty } from '../parts/Empty.tsx'
import { ChainView } from './ChainView.tsx'
import './chains.css'

/** The local chains of this stage. One starts with the first look at it. */
export function ChainPanel({ stage }: { stage: StageApi }) {
  const { networks } = stage.simulator.chains
  const [chosen, setChosen] = useState(networks[0]?.id)
  const network = networks.find(({ id }) => id === chosen)
  if (!network) return <Empty title="No local chain" />
  return (
    <div className="wb-stack">
      <TabList
        label="Chains"
        name="wb-chain"
        tabs={networks.map(({ id, name }) => ({ id, title: name }))}
        selected={network.id}
        onSelect={setChosen}
      />
      <div id="wb-chain-panel" role="tabpanel" aria-labelledby={`wb-chain-tab-${network.id}`}>
        <ChainView key={network.id} stage={stage} network={network} />
      </div>
    </div>
  )
}
