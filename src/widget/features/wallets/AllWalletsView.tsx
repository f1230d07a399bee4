import { useEffect, useRef, useState } from 'react'
import { useCore } from '../../core/coreContext.ts'
import { useFlow } from '../../core/useFlow.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { QrCodeIcon } from '../../kit/icons/connectIcons.tsx'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { useStyles } from '../../kit/styles/useStyles.ts'
import { VisuallyHidden } from '../../kit/layout/VisuallyHidden.tsx'
import css from './allWallets.css?inline'
import { canPair } from './list/canPair.ts'
import { openQrCode } from './directory/openQrCode.ts'
import { FoundWallets } from './directory/FoundWallets.tsx'
import { PagedWallets } from './directory/PagedWallets.tsx'
import { preparePairing } from './list/selectWallet.ts'
import { useMobile } from './list/useMobile.ts'
import { createWalletSearchFlow } from './directory/walletSearchFlow.ts'
import { connectTexts } from '../../core/texts/connect/connectTexts.ts'
import { connectingTexts } from '../../core/texts/connect/connectingTexts.ts'
import { commonTexts } from '../../core/texts/general/commonTexts.ts'

/** Every wallet of the directory, with a search (C-090 to C-095). */
export default function AllWalletsView() {
  useStyles(css)
  const core = useCore()
  const texts = core.use(connectingTexts)
  const common = core.use(commonTexts)
  const [text, setText] = useState('')
  const { state, send } = useFlow(createWalletSearchFlow)
  const mobile = useMobile()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => preparePairing(core), [core])
  // Previous results stay on screen while the visitor types; before the first results the whole list is shown.
  const browsing = state.status === 'browsing' || (state.status === 'waiting' && !state.shown)
  const resultCount = state.status === 'found' ? state.wallets.length : 0

  function type(next: string) {
    setText(next)
    send({ type: 'typed', text: next })
  }
  function clear() {
    type('')
    // The button disappears, so the focus moves to the field.
    place.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <div ref={place} className="fy-wallet-search" data-status={state.status}>
        <span className="fy-wallet-count" role="status">
          {resultCount > 0 && <VisuallyHidden>{texts.walletsFound(resultCount)}</VisuallyHidden>}
        </span>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          clearLabel={common.clearSearch}
          value={text}
          onChange={type}
        />
        {mobile && canPair(core) && (
          <Button
            variant="neutral"
            aria-label={texts.searchWithQr}
            leading={<QrCodeIcon size={18} />}
            onClick={() => openQrCode(core)}
          >
            {core.use(connectTexts).qrCodeTag}
          </Button>
        )}
      </div>
      <div className="fy-wallet-results">
        {browsing ? (
          <PagedWallets />
        ) : (
          <FoundWallets state={state} onRetry={() => send({ type: 'retry' })} onClear={clear} />
        )}
      </div>
    </>
  )
}
