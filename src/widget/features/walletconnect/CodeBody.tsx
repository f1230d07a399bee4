import type { Wallet } from '../../../backends/port/wallets.ts'
import { useCore } from '../../core/coreContext.ts'
import { walletConnectConnector } from '../../core/walletConnectConnector.ts'
import { QrCode } from '../../kit/QrCode.tsx'
import { Shimmer } from '../../kit/Shimmer.tsx'
import { Stack } from '../../kit/Stack.tsx'
import { Text } from '../../kit/Text.tsx'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { WalletPictureWidget } from '../wallets/WalletPictureWidget.tsx'
import { DeclinedNote } from './DeclinedNote.tsx'

/** The code that a phone scans, with the wallet's picture in the middle (C-100, C-101). */
export function CodeBody({
  wallet,
  uri,
  hasProblem,
  onRetry,
}: {
  wallet: Wallet | undefined
  uri: string | undefined
  hasProblem: boolean
  onRetry: (() => void) | undefined
}) {
  const words = useCore().texts.walletConnect
  const picture = wallet ? { wallet } : { connector: walletConnectConnector }
  return (
    <Stack gap={16} align="center">
      {onRetry ? (
        <WalletPictureWidget {...picture} size="xl" />
      ) : uri === undefined ? (
        <div aria-busy="true" style={{ width: 300, maxWidth: '100%' }}>
          <Shimmer width="100%" height={300} radius={6} />
          <VisuallyHidden>{words.preparing}</VisuallyHidden>
        </div>
      ) : (
        <QrCode
          value={uri}
          label={words.qrCode}
          media={<WalletPictureWidget {...picture} size="l" />}
        />
      )}
      {hasProblem && <DeclinedNote onRetry={onRetry} />}
      {!onRetry && (
        <Text weight="bold" align="center">
          {words.scan}
        </Text>
      )}
    </Stack>
  )
}
