import { useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { openLink } from '../../core/modal/openLink.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { FarcasterIcon } from '../../kit/icons/brandIcons.tsx'
import { IconTile } from '../../kit/icons/IconTile.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { createConnectFarcasterFlow } from './connectFarcasterFlow.ts'
import { FarcasterCode } from './FarcasterCode.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { farcasterTexts } from '../../core/texts/login/farcasterTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Waits for the approval in the Farcaster app (C-105, C-106). */
export default function ConnectingFarcasterView() {
  const core = useCore()
  const { backend } = core
  const texts = core.use(farcasterTexts)
  const common = core.use(commonTexts)
  const { state, send } = useFlow(createConnectFarcasterFlow)
  const { mobile } = backend.browser.device()
  const loading = state.status === 'loading' || state.status === 'left'
  const connect = core.use(connectingTexts)
  const shell = core.use(shellTexts)
  const [opened, setOpened] = useState(0)
  function open() {
    if (state.status !== 'waiting') return
    setOpened(opened + 1)
    openLink(core, state.url)
  }
  return (
    <div data-status={state.status}>
      {mobile || loading ? (
        <Hero
          media={
            <LoadingThumbnail status="loading">
              <IconTile icon={<FarcasterIcon size={40} />} />
            </LoadingThumbnail>
          }
          title={texts.logIn}
          text={loading ? common.retrievingUser : texts.approveInApp}
          actions={
            !loading && (
              <Button wide loading={state.status !== 'waiting'} onClick={open}>
                {texts.open}
              </Button>
            )
          }
        />
      ) : (
        <FarcasterCode url={state.status === 'waiting' ? state.url : undefined} />
      )}
      {mobile ? (
        <WaitingHint
          waiting={state.status === 'waiting'}
          attempt={opened}
          text={connect.nothingOpened}
          action={{ label: shell.tryAgain, onClick: open }}
        />
      ) : (
        <WaitingHint
          waiting={state.status === 'waiting'}
          after={30_000}
          text={texts.noAnswerYet}
          action={{ label: common.newCode, onClick: () => send({ type: 'renew' }) }}
        />
      )}
      <WaitingHint
        waiting={state.status === 'asking' || state.status === 'loading'}
        after={5_000}
        attempt={state.status}
        text={connect.slow}
      />
    </div>
  )
}
