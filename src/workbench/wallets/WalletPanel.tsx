import { useState } from 'react'
import { Empty } from '../parts/Empty.tsx'
import type { StageApi } from '../../stage/stageApi.ts'
import { useThrottledSource } from '../state/useThrottledSource.ts'
import { RequestCard } from './RequestCard.tsx'
import { WalletCard } from './WalletCard.tsx'
import './wallets.css'

/** The wallets of the simulated browser, from their owner's view. */
export function WalletPanel({ stage }: { stage: StageApi }) {
  const { wallets, world } = stage.simulator
  const [ignored, setIgnored] = useState<readonly number[]>([])
  useThrottledSource(wallets)
  useThrottledSource(world)
  const requests = wallets.requests()
  const all = world.get().wallets
  const name = (key: string) => all.find((wallet) => wallet.key === key)?.name ?? key

  return (
    <div className="wb-stack wb-wallet-panel">
      <section aria-label="Wallets" className="wb-stack">
        <h3>
          Wallets <span className="wb-count">{all.length}</span>
        </h3>
        <p className="wb-hint">Public test keys. Never send real funds.</p>
        {all.length === 0 ? <Empty title="No wallet in this world" /> : null}
        <div className="wb-wallets">
          {all.map((wallet) => (
            <WalletCard key={wallet.key} stage={stage} wallet={wallet} />
          ))}
        </div>
      </section>
      <section aria-label="Waiting requests" className="wb-stack wb-requests">
        <h3>
          Waiting requests <span className="wb-count">{requests.length}</span>
        </h3>
        {requests.map((request) => (
          <RequestCard
            key={request.id}
            stage={stage}
            request={request}
            wallet={name(request.walletKey)}
            ignored={ignored.includes(request.id)}
            onIgnore={() => setIgnored([...ignored, request.id])}
          />
        ))}
      </section>
    </div>
  )
}
