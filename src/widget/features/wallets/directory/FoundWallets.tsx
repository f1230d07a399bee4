import type { Wallet } from '../../../../backends/port/services/wallets.ts'
import { useCore } from '../../../core/coreContext.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'
import { commonTexts } from '../../../core/texts/general/commonTexts.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { LinkButton } from '../../../kit/buttons/LinkButton.tsx'
import { QrCodeIcon } from '../../../kit/icons/connectIcons.tsx'
import { canPair } from '../list/canPair.ts'
import { openQrCode } from './openQrCode.ts'
import { NoWallets } from './NoWallets.tsx'
import type { WalletSearchState } from './walletSearchFlow.ts'
import { WalletGridList } from './WalletGridList.tsx'
import { WalletGridShimmer } from './WalletGridShimmer.tsx'

/** The results of a search: placeholders, the wallets, a note that there are none, or a failure. */
export function FoundWallets({
  state,
  onRetry,
  onClear,
}: {
  state: Exclude<WalletSearchState, { status: 'browsing' }>
  onRetry: () => void
  onClear: () => void
}) {
  if (state.status === 'searching') return <WalletGridShimmer />
  if (state.status === 'failed') return <NoWallets failed onRetry={onRetry} />
  const wallets: readonly Wallet[] = state.status === 'found' ? state.wallets : (state.shown ?? [])
  return wallets.length === 0 ? (
    <NoWallets failed={false} onRetry={onRetry} action={<WaysOn onClear={onClear} />} />
  ) : (
    <WalletGridList wallets={wallets} />
  )
}

/** What a search that has found nothing offers: the code for any wallet, and another search. */
function WaysOn({ onClear }: { onClear: () => void }) {
  const core = useCore()
  return (
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
