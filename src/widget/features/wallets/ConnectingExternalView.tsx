import { useCore, useFlow, useSelect, useViewParams } from '../../core/coreContext.ts'
import { Button } from '../../kit/Button.tsx'
import { Hero } from '../../kit/Hero.tsx'
import { LoadingThumbnail } from '../../kit/LoadingThumbnail.tsx'
import { RefreshIcon } from '../../kit/icons/RefreshIcon.tsx'
import { createConnectExternalFlow } from './connectExternalFlow.ts'
import { connectWords } from './connectWords.ts'
import { GetWalletPrompt } from './GetWalletPrompt.tsx'
import { WalletPicture } from './WalletPicture.tsx'

const marks = { connecting: 'loading', failed: 'error', connected: 'success' } as const

/** Waits for a wallet of this browser to say yes (C-096 to C-098). */
export default function ConnectingExternalView() {
  const core = useCore()
  const params = useViewParams('ConnectingExternal')
  const { state, send } = useFlow((widget) => createConnectExternalFlow(widget, params))
  const buffering = useSelect(core.modal, (modal) => modal.buffering)
  const connector = useSelect(core.connectors.store, () => core.connectors.find(params.connectorId))
  const name = connector?.name ?? params.wallet?.name ?? core.texts.connect.browserWallet
  const words = connectWords(state, { name, buffering }, core.texts.connect)
  const failed = state.status === 'failed' && !buffering

  return (
    <div data-status={state.status}>
      <Hero
        tone={failed ? 'error' : 'default'}
        media={
          <LoadingThumbnail
            status={failed ? 'error' : marks[buffering ? 'connecting' : state.status]}
          >
            <WalletPicture size="xl" connector={connector} wallet={params.wallet} />
          </LoadingThumbnail>
        }
        title={words.title}
        text={words.text}
        actions={
          failed && (
            <Button
              size="m"
              variant="accent"
              leading={<RefreshIcon size={16} />}
              onClick={() => send({ type: 'retry' })}
            >
              {core.texts.connect.tryAgain}
            </Button>
          )
        }
      />
      <GetWalletPrompt wallet={params.wallet} />
    </div>
  )
}
