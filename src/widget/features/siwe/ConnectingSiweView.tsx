import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Notice } from '../../kit/feedback/Notice.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import mark from '../../kit/feedback/doneMark.css?inline'
import css from './siwe.css?inline'
import { createSiweFlow } from './siweFlow.ts'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import { SiwePictures } from './SiwePictures.tsx'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { siweTexts } from '../../core/texts/login/siweTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** Asks the visitor to sign a message that proves to the host's server who owns the account (C-076, open point 70). */
export default function ConnectingSiweView() {
  useStyles(css)
  useStyles(mark)
  const core = useCore()
  const { config } = core
  const texts = core.use(siweTexts)
  const common = core.use(commonTexts)
  const connect = core.use(connectingTexts)
  const shell = core.use(shellTexts)
  const flow = core.use(createSiweFlow)
  const state = useStore(flow.store)
  const wallet = useSelect(core.account, (account) => account.connectedWalletInfo)
  useEffect(() => flow.send({ type: 'opened' }), [flow])
  const app = config.metadata?.name ?? new URL(core.backend.browser.origin).host
  const problem = state.status === 'asking' ? state.problem : undefined
  const signing = state.status === 'signing' || state.status === 'done'
  return (
    <div data-status={state.status}>
      <Hero
        media={
          <SiwePictures app={config.metadata?.icons[0]} wallet={wallet?.icon} busy={signing} />
        }
        title={texts.signInTo(app)}
        text={
          // The longer text keeps its space, so that the buttons stay under the pointer.
          <span className="fy-siwe-words">
            <span data-away={signing || undefined}>{texts.explain}</span>
            {signing && <span>{texts.waiting}</span>}
          </span>
        }
      />
      <WaitingHint
        waiting={state.status === 'signing' && core.session.connection()?.type !== 'AUTH'}
        attempt={state.status === 'signing' ? state.asks : 0}
        text={connect.nothingOpened}
        action={{ label: shell.tryAgain, onClick: () => flow.send({ type: 'sign' }) }}
      />
      <Stack gap="m">
        {problem && (
          <Notice tone={problem === 'declined' ? 'info' : 'error'} size="s">
            {problem === 'declined' || problem === 'unreachable'
              ? texts[`${problem}Hint`]
              : texts[problem]}
          </Notice>
        )}
        <Stack direction="row" gap="s" share>
          <Button
            variant="neutral"
            wide
            loading={state.status === 'cancelling'}
            onClick={() => flow.send({ type: 'cancel' })}
          >
            {common.cancel}
          </Button>
          <Button wide loading={signing} onClick={() => flow.send({ type: 'sign' })}>
            {texts.sign}
          </Button>
        </Stack>
      </Stack>
    </div>
  )
}
