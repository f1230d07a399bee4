import { useEffect, useRef } from 'react'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { walletName } from '../../core/formats/walletName.ts'
import { useFlow } from '../../core/useFlow.ts'
import { useViewParams } from '../../core/useViewParams.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { createConnectExternalFlow } from './connecting/connectExternalFlow.ts'
import css from './connectingExternal.css?inline'
import { connectingMessage } from './connecting/connectingMessage.ts'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { GetWalletPrompt } from './public/GetWalletPrompt.tsx'
import { createReturnFlow } from './public/returnFlow.ts'
import { WalletPicture } from './public/WalletPicture.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

const marks = { connecting: 'loading', failed: 'declined', connected: 'success' } as const

/** Waits for the approval of a wallet in this browser (C-096 to C-098). */
export default function ConnectingExternalView() {
  useStyles(css)
  const core = useCore()
  const own = core.use(connectingTexts)
  const shell = core.use(shellTexts)
  const place = useRef<HTMLDivElement>(null)
  const params = useViewParams('ConnectingExternal')
  const { state, send } = useFlow((widget) => createConnectExternalFlow(widget, params))
  const isFailed = useRef(false)
  useFlow((widget) => createReturnFlow(widget, { failed: () => isFailed.current }))
  const buffering = useSelect(core.modal, (modal) => modal.buffering)
  const connector = useSelect(core.connectors.store, () => core.connectors.find(params.connectorId))
  const namedConnector = connector?.type === 'INJECTED' ? undefined : connector
  const name = namedConnector?.name ?? walletName(params.wallet) ?? own.browserWallet
  const texts = connectingMessage(state, { name, buffering }, own)
  const failed = state.status === 'failed' && !buffering

  useEffect(() => {
    isFailed.current = state.status === 'failed'
  }, [state.status])

  function retry() {
    // The button disappears, so the focus moves here.
    place.current?.focus()
    send({ type: 'retry' })
  }
  return (
    <div ref={place} tabIndex={-1} className="fy-connecting" data-status={state.status}>
      <Hero
        media={
          <LoadingThumbnail
            status={failed ? 'declined' : marks[buffering ? 'connecting' : state.status]}
          >
            <WalletPicture size="xl" connector={connector} wallet={params.wallet} />
          </LoadingThumbnail>
        }
        title={texts.title}
        text={texts.text}
        actions={
          failed && (
            <RetryButton wide onClick={retry}>
              {shell.tryAgain}
            </RetryButton>
          )
        }
      />
      <WaitingHint
        waiting={state.status === 'connecting' && !buffering}
        attempt={state.status === 'connecting' ? state.asks : 0}
        text={own.nothingOpened}
        action={{ label: shell.tryAgain, onClick: retry }}
      />
      {connector?.contested && <Notice>{own.contestedHint}</Notice>}
      {!connector && <GetWalletPrompt wallet={params.wallet} />}
    </div>
  )
}
