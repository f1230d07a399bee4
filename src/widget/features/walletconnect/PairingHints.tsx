import { useEffect, useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import type { WalletPlatform } from './walletPlatform.ts'

/** The time in ms after which a page that is still in front shows that no app has opened. */
const stillInFront = 2_000

interface PairingHintsProps {
  platform: WalletPlatform
  isPairing: boolean
  /** The pairing URI; absent until the relay has answered. */
  uri: string | undefined
  /** Whether the wallet's app can be opened. */
  canOpen: boolean
  /** The number of times that the visitor has opened the wallet's app. */
  opened: number
  onRenew: () => void
}

/** Helps a visitor for whom nothing happens: no scan, no app that opened, or no answer of the relay. */
export function PairingHints({
  platform,
  isPairing,
  uri,
  canOpen,
  opened,
  onRenew,
}: PairingHintsProps) {
  const core = useCore()
  const texts = core.use(walletConnectTexts)
  const common = core.use(commonTexts)
  const connect = core.use(connectingTexts)
  const waiting = isPairing && uri !== undefined
  const attempt = `${opened} ${uri}`
  const { isInFront, wasLeft } = usePresence(attempt)
  return (
    <>
      {platform === 'qrcode' ? (
        <WaitingHint
          waiting={waiting}
          after={30_000}
          attempt={uri}
          text={connect.noAnswerYet}
          action={{ label: common.newCode, onClick: onRenew }}
        />
      ) : (
        platform !== 'browser' && (
          <WaitingHint
            waiting={waiting && canOpen && isInFront}
            {...(platform === 'mobile' && !wasLeft && { after: stillInFront })}
            attempt={attempt}
            text={texts.nothingOpened}
          />
        )
      )}
      <WaitingHint waiting={isPairing && uri === undefined} after={5_000} text={connect.slow} />
    </>
  )
}

/** Whether the page is in front, and whether the visitor has left it since an attempt began: an app has opened then. */
function usePresence(attempt: string) {
  const { browser } = useCore().backend
  const [isInFront, setInFront] = useState(() => browser.visible())
  const [left, setLeft] = useState<string>()
  useEffect(
    () =>
      browser.subscribeVisible((visible) => {
        setInFront(visible)
        if (!visible) setLeft(attempt)
      }),
    [browser, attempt],
  )
  return { isInFront, wasLeft: left === attempt }
}
