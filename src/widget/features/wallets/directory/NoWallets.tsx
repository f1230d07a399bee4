import type { ReactNode } from 'react'
import type { Connector } from '../../../../backends/port/connectors.ts'
import { useCore } from '../../../core/coreContext.ts'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { WalletIcon, WarningIcon } from '../../../kit/icons/connectIcons.tsx'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/** Replaces a list of wallets when it is empty (C-338) or could not be loaded. */
export function NoWallets({
  failed,
  onRetry,
  action,
}: {
  failed: boolean
  onRetry: () => void
  /** The ways on from an empty list. */
  action?: ReactNode
}) {
  const core = useCore()
  const connect = core.use(connectTexts)
  const shell = core.use(shellTexts)
  const { router } = core
  const isAside = router.current().view === 'AllWallets' && hasInstalled(core.connectors.list())
  function showInstalled() {
    if (router.store.getState().history.length > 1) router.goBack()
    else router.reset('Connect')
  }
  return failed ? (
    <EmptyState
      tone="warning"
      icon={<WarningIcon size={28} />}
      title={connect.directoryFailed}
      text={isAside ? connect.directoryFailedHint : connect.directoryFailedAlone}
      action={
        <>
          <RetryButton onClick={onRetry}>{shell.tryAgain}</RetryButton>
          {isAside && (
            <LinkButton size="s" onClick={showInstalled}>
              {connect.installedWallets}
            </LinkButton>
          )}
        </>
      }
    />
  ) : (
    <EmptyState icon={<WalletIcon size={28} />} title={connect.noWalletFound} action={action} />
  )
}

function hasInstalled(connectors: readonly Connector[]): boolean {
  return connectors.some(({ type }) => type !== 'AUTH' && type !== 'WALLET_CONNECT')
}
