import type { Wallet } from '../../../backends/port/services/wallets.ts'
import { useCore } from '../../core/coreContext.ts'
import { walletName } from '../../core/formats/walletName.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { ArrowTopRightIcon } from '../../kit/icons/viewIcons.tsx'
import { Hero } from '../../kit/layout/Hero.tsx'
import { LoadingThumbnail } from '../../kit/images/LoadingThumbnail.tsx'
import { WalletPicture } from '../wallets/public/WalletPicture.tsx'
import { openInBrowser } from './openInBrowser.ts'
import type { PairingProblem } from './pairingProblem.ts'
import type { WalletPlatform } from './walletPlatform.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** Waits for a wallet that was opened by its link: its app, desktop program, web page or extension (C-213). */
export function LinkBody({
  wallet,
  platform,
  uri,
  problem,
  buffering,
  onOpen,
  onRetry,
}: {
  wallet: Wallet | undefined
  platform: WalletPlatform
  uri: string | undefined
  problem: PairingProblem | undefined
  buffering: boolean
  onOpen: (uri: string) => void
  onRetry: (() => void) | undefined
}) {
  const core = useCore()
  const connect = core.use(connectingTexts)
  const shell = core.use(shellTexts)
  const walletConnect = core.use(walletConnectTexts)
  const name = walletName(wallet) ?? connect.walletConnect
  const open =
    platform === 'browser'
      ? () => openInBrowser(core, wallet)
      : uri === undefined
        ? undefined
        : () => onOpen(uri)
  const waiting = platform === 'web' ? walletConnect.openInNewTab : connect.acceptInWallet
  return (
    <Hero
      media={
        <LoadingThumbnail status={problem ? 'declined' : 'loading'}>
          <WalletPicture wallet={wallet} size="xl" />
        </LoadingThumbnail>
      }
      title={buffering ? connect.connecting : (problem?.title ?? connect.continueIn(name))}
      text={problem?.hint ?? waiting}
      actions={
        onRetry ? (
          <RetryButton wide disabled={buffering} onClick={onRetry}>
            {shell.tryAgain}
          </RetryButton>
        ) : (
          <Button
            size="m"
            variant="neutral"
            trailing={<ArrowTopRightIcon size={16} />}
            disabled={buffering || open === undefined}
            onClick={open}
          >
            {walletConnect.openWallet(name)}
          </Button>
        )
      }
    />
  )
}
