import type { Connector } from '../../../../backends/port/connectors.ts'
import { useCore } from '../../../core/coreContext.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { EmptyState } from '../../../kit/layout/EmptyState.tsx'
import { QrCodeIcon, WalletIcon, WarningIcon } from '../../../kit/icons/connectIcons.tsx'
import { canPair } from '../list/canPair.ts'
import { openQrCode } from './openQrCode.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/** Replaces a list of wallets when it is empty (C-338) or could not be loaded. */
export function NoWallets({
  failed,
  onRetry,
  onClear,
}: {
  failed: boolean
  onRetry: () => void
  /** Empties the search that has found nothing. */
  onClear?: () => void
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
    <EmptyState
      icon={<WalletIcon size={28} />}
      title={connect.noWalletFound}
      action={
        onClear && (
          <>
            {canPair(core) && (
              <Button
                size="m"
                variant="neutral"
                leading={<QrCodeIcon size={18} />}
                onClick={() => openQrCode(core)}
              >
                {core.use(connectingTexts).searchWithQr}
              </Button>
            )}
            <LinkButton size="s" onClick={onClear}>
              {core.use(commonTexts).clearSearch}
            </LinkButton>
          </>
        )
      }
    />
  )
}

function hasInstalled(connectors: readonly Connector[]): boolean {
  return connectors.some(({ type }) => type !== 'AUTH' && type !== 'WALLET_CONNECT')
}
