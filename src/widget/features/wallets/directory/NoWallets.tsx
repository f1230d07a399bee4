import { useCore } from '../../../core/coreContext.ts'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { WalletIcon } from '../../../kit/icons/things/WalletIcon.tsx'
import { WarningIcon } from '../../../kit/icons/status/WarningIcon.tsx'
import { createConnectTexts } from '../../../core/texts/connect/connectTexts.ts'

/** In place of a list of wallets: none there are (C-338), or they could not be loaded. */
export function NoWallets({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  const connect = useCore().use(createConnectTexts)
  return failed ? (
    <EmptyState
      tone="warning"
      icon={<WarningIcon size={28} />}
      title={connect.directoryFailed}
      action={<RetryButton onClick={onRetry}>{connect.tryAgain}</RetryButton>}
    />
  ) : (
    <EmptyState icon={<WalletIcon size={28} />} title={connect.noWalletFound} />
  )
}
