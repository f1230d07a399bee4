import type { Wallet } from '../../../backends/port/services/wallets.ts'
import { useTexts } from '../../core/coreContext.ts'
import { walletConnectConnector } from '../../core/session/walletConnectConnector.ts'
import { QrCode } from '../../kit/images/QrCode.tsx'
import { Shimmer } from '../../kit/feedback/Shimmer.tsx'
import { Stack } from '../../kit/layout/Stack.tsx'
import { Text } from '../../kit/layout/Text.tsx'
import { WalletPicture } from '../wallets/public/WalletPicture.tsx'
import type { PairingProblem } from './pairingProblem.ts'
import { walletConnectTexts } from '../../core/texts/connect/walletConnectTexts.ts'
import { RetryButton } from '../../kit/buttons/RetryButton.tsx'
import { shellTexts } from '../../core/texts/general/shellTexts.ts'

/** The code that a phone scans, with the wallet's picture in the middle (C-100, C-101). */
export function CodeBody({
  wallet,
  uri,
  problem,
  onRetry,
}: {
  wallet: Wallet | undefined
  uri: string | undefined
  problem: PairingProblem | undefined
  onRetry: (() => void) | undefined
}) {
  const texts = useTexts(walletConnectTexts)
  const shell = useTexts(shellTexts)
  const picture = wallet ? { wallet } : { connector: walletConnectConnector }
  return (
    <Stack gap="l" align="center">
      {onRetry ? (
        <WalletPicture {...picture} size="xl" />
      ) : uri === undefined ? (
        <div aria-busy="true" style={{ width: 300, maxWidth: '100%' }}>
          <Shimmer width="100%" height={300} radius={6} />
        </div>
      ) : (
        <QrCode value={uri} label={texts.qrCode} media={<WalletPicture {...picture} size="l" />} />
      )}
      {problem && <ProblemNote problem={problem} />}
      {onRetry && (
        <RetryButton wide onClick={onRetry}>
          {shell.tryAgain}
        </RetryButton>
      )}
      {!onRetry && (
        <Text weight="bold" align="center">
          {uri === undefined ? texts.preparing : texts.scan}
        </Text>
      )}
    </Stack>
  )
}

/** The inline error (C-211, C-336). */
function ProblemNote({ problem }: { problem: PairingProblem }) {
  return (
    <div role="alert">
      <Text weight="bold" align="center">
        {problem.title}
      </Text>
      <Text size="s" tone="secondary" align="center">
        {problem.hint}
      </Text>
    </div>
  )
}
