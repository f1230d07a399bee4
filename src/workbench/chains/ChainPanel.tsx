import { useState } from 'react'
import { TabList } from '../parts/TabList.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { Empty } from '../parts/Empty.tsx'
import { ChainView } from './ChainView.tsx'
import { PricePanel } from './prices/PricePanel.tsx'
import { SolanaView } from './SolanaView.tsx'
import './chains.css'

const prices = 'prices'

/** The local chains of this stage, and the prices on all of them. A chain starts when it is first shown. */
export function ChainPanel({ stage }: { stage: StageApi }) {
  const { networks, solanaNetworks } = stage.simulator.chains
  const all = [...networks, ...solanaNetworks]
  const [chosen, setChosen] = useState<string | undefined>(all[0]?.id)
  const shown = all.find(({ id }) => id === chosen)
  if (!shown && chosen !== prices) return <Empty title="No local chain" />
  const tab = shown?.id ?? prices
  const network = networks.find(({ id }) => id === chosen)
  return (
    <div className="wb-stack">
      <TabList
        label="Chains"
        name="wb-chain"
        tabs={[
          { id: prices, title: 'Prices' },
          ...all.map(({ id, name }) => ({ id, title: name })),
        ]}
        selected={tab}
        onSelect={setChosen}
      />
      <div id="wb-chain-panel" role="tabpanel" aria-labelledby={`wb-chain-tab-${tab}`}>
        {network ? <ChainView key={network.id} stage={stage} network={network} /> : null}
        {shown && !network ? <SolanaView key={shown.id} stage={stage} chainId={shown.id} /> : null}
        {chosen === prices ? <PricePanel stage={stage} /> : null}
      </div>
    </div>
  )
}
