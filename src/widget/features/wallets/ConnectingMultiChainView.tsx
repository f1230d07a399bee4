import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { multiChainTexts } from '../../core/texts/connect/multiChainTexts.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { Hero } from '../../kit/layout/Hero.tsx'
import { ListGroup } from '../../kit/lists/ListGroup.tsx'
import { ChainRow } from './connecting/ChainRow.tsx'
import { createMultiChainFlow } from './connecting/multiChainFlow.ts'
import { WalletPicture } from './public/WalletPicture.tsx'

/** Lets the visitor choose the chain on which a multi-chain wallet is connected (C-103, C-330). */
export default function ConnectingMultiChainView() {
  const core = useCore()
  const params = useViewParams('ConnectingMultiChain')
  const texts = core.use(multiChainTexts)
  const { state, send } = useFlow(createMultiChainFlow)
  // Fixed at the choice: if the wallet disappears meanwhile, the click reports it.
  const [connector] = useState(() => core.connectors.find(params.connectorId))
  return (
    <div data-status={state.status}>
      <Hero
        media={<WalletPicture size="xl" connector={connector} />}
        title={connector?.name}
        text={texts.selectChain}
      />
      {state.status === 'choosing' && state.isGone && (
        <Notice tone="error" size="s">
          {core.use(connectingTexts).walletMissing}
        </Notice>
      )}
      <ListGroup label={texts.chains}>
        {connector?.providers?.map(({ chain, connectorId }) => (
          <ChainRow
            key={connectorId}
            chain={chain}
            onClick={() => send({ type: 'chose', connectorId })}
          />
        ))}
      </ListGroup>
    </div>
  )
}
