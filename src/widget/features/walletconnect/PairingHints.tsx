import { useCore } from '../../core/coreContext.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'
import { WaitingHint } from '../waiting/public/WaitingHint.tsx'
import type { WalletPlatform } from './walletPlatform.ts'

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
            waiting={waiting && canOpen}
            attempt={`${opened} ${uri}`}
            text={texts.nothingOpened}
          />
        )
      )}
      <WaitingHint waiting={isPairing && uri === undefined} after={5_000} text={connect.slow} />
    </>
  )
}
