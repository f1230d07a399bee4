import { useEffect, useId, useRef, useState } from 'react'
import type { Wallet } from '../../../backends/port/services/wallets.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { GetWalletPrompt } from '../wallets/public/GetWalletPrompt.tsx'
import { createReturnFlow } from '../wallets/public/returnFlow.ts'
import { CodeBody } from './CodeBody.tsx'
import { CopyLink } from './CopyLink.tsx'
import { finishPairing } from './finishPairing.ts'
import { LinkBody } from './LinkBody.tsx'
import { PairingHints } from './PairingHints.tsx'
import { createPairingFlow, type PairingState } from './pairingFlow.ts'
import { createPairingAhead } from './public/pairingAhead.ts'
import type { WalletPlatform } from './walletPlatform.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import type { Core } from '../../core/core.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import type { PairingProblem } from './pairingProblem.ts'

/** One connection attempt. Its tabs change the way to reach the wallet, not the attempt (C-101). */
export function PairWallet({
  wallet,
  platforms,
  first,
}: {
  wallet: Wallet | undefined
  platforms: readonly WalletPlatform[]
  first: WalletPlatform
}) {
  const core = useCore()
  const texts = core.use(walletConnectTexts)
  const place = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const ahead = core.use(createPairingAhead)
  const [links] = useState(() => ahead.links(wallet, first))
  const platform = useSelect(links.store, (state) => state.platform)
  const { state, send } = useFlow((widget) =>
    createPairingFlow(widget, {
      wallet,
      onConnected: () => finishPairing(widget, links, wallet),
    }),
  )
  const isFailed = useRef(false)
  useFlow((widget) => createReturnFlow(widget, { failed: () => isFailed.current }))
  const buffering = useSelect(core.modal, (modal) => modal.buffering)
  const uri = state.status === 'pairing' ? state.pairing?.uri : undefined
  const problem = describeProblem(core, state)
  const hasFailed = problem !== undefined
  const [opened, setOpened] = useState(0)

  useEffect(() => {
    isFailed.current = hasFailed
  }, [hasFailed])
  useEffect(() => {
    if (uri !== undefined) links.offer(uri)
  }, [links, uri, platform])

  function retry() {
    // The button disappears with the error, so the focus moves here.
    place.current?.focus()
    links.forget()
    const prepared = ahead.uri()
    send({ type: 'retry' })
    // Phones open an app only inside a tap, and this is one.
    if (prepared !== undefined) links.offer(prepared)
  }
  function renew() {
    place.current?.focus()
    send({ type: 'renew' })
  }
  function open(address: string) {
    links.open(address)
    setOpened(opened + 1)
    send({ type: 'opened' })
  }
  const shown = {
    wallet,
    uri,
    problem: buffering ? undefined : problem,
    onRetry: state.status === 'failed' ? retry : undefined,
  }
  return (
    <div ref={place} tabIndex={-1} data-status={state.status} data-platform={platform}>
      <Stack gap="l">
        {platforms.length > 1 && (
          <Tabs
            label={texts.platforms}
            tabs={platforms.flatMap((id) =>
              id === 'unsupported' ? [] : [{ id, label: texts[id] }],
            )}
            selected={platform === 'unsupported' ? 'qrcode' : platform}
            onSelect={links.select}
            panelId={panelId}
            disabled={buffering}
          />
        )}
        <div id={panelId} role={platforms.length > 1 ? 'tabpanel' : undefined}>
          <Stack gap="l">
            {platform === 'qrcode' ? (
              <CodeBody {...shown} />
            ) : (
              <LinkBody {...shown} platform={platform} buffering={buffering} onOpen={open} />
            )}
            {!(state.status === 'failed' && state.isUnreachable) && (
              <CopyLink uri={uri} onRetry={buffering ? undefined : shown.onRetry} />
            )}
          </Stack>
          <PairingHints
            platform={platform}
            isPairing={state.status === 'pairing'}
            uri={uri}
            canOpen={!buffering && !hasFailed}
            opened={opened}
            onRenew={renew}
          />
        </div>
        <GetWalletPrompt wallet={wallet} />
      </Stack>
    </div>
  )
}

/** The text of a failed attempt: an unreachable relay is not a declined request (C-211, C-336). */
function describeProblem(core: Pick<Core, 'use'>, state: PairingState): PairingProblem | undefined {
  if (state.status === 'connected' || state.problem === undefined) return undefined
  if (state.isUnreachable) {
    const { unreachable, unreachableHint } = core.use(walletConnectTexts)
    return { title: unreachable, hint: unreachableHint }
  }
  const { connectionDeclined, connectionDeclinedHint } = core.use(connectingTexts)
  return { title: connectionDeclined, hint: connectionDeclinedHint }
}
