import { useEffect, useMemo, useState } from 'react'
import { useCore, useSelect } from '../../../core/coreContext.ts'
import { RetryButton } from '../../../kit/buttons/RetryButton.tsx'
import { Text } from '../../../kit/layout/Text.tsx'
import { gridHeight } from './gridHeight.ts'
import { NoWallets } from './NoWallets.tsx'
import { hasMorePages, listedWallets } from './pageRules.ts'
import { createWalletDirectoryStore } from './walletDirectoryStore.ts'
import { createWalletPages } from './walletPages.ts'
import { WalletGridList } from './WalletGridList.tsx'
import { WalletGridShimmer } from './WalletGridShimmer.tsx'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'
import { shellTexts } from '../../../core/texts/general/shellTexts.ts'

/** The number of placeholders while another page loads: two rows of the grid. */
const morePlaceholders = 8
/** Height of the line under the grid after a failed page, with its gap, in px. */
const failedHeight = 56

/** All wallets of the directory, page by page (C-095). */
export function PagedWallets() {
  const core = useCore()
  const texts = core.use(connectTexts)
  const shell = core.use(shellTexts)
  const directory = core.use(createWalletDirectoryStore)
  const { loadNextPage } = core.use(createWalletPages)
  const list = useSelect(directory.store, (state) => state)
  const wallets = useMemo(() => listedWallets(list), [list])
  const [fresh] = useState(list.page === 0)
  useEffect(() => {
    directory.ensure()
    if (directory.store.getState().page === 0) loadNextPage()
  }, [directory, loadNextPage])

  const failed = list.pageStatus === 'failed'
  const more = hasMorePages(list)
  function startAnew() {
    directory.ensure()
    loadNextPage()
  }
  if (list.page === 0) {
    return failed ? <NoWallets failed onRetry={startAnew} /> : <WalletGridShimmer />
  }
  if (wallets.length === 0) return <NoWallets failed={false} onRetry={startAnew} />
  return (
    <>
      <WalletGridList
        key="wallets"
        wallets={wallets}
        height={failed ? gridHeight - failedHeight : gridHeight}
        placeholders={list.pageStatus === 'loading' ? morePlaceholders : 0}
        more={more}
        fresh={fresh}
        // After a failure only the visitor retries.
        {...(more && !failed ? { onEnd: loadNextPage } : {})}
      />
      {failed && (
        <div className="fy-more-failed" role="alert">
          <Text size="s" tone="secondary">
            {texts.directoryFailed}
          </Text>
          <RetryButton onClick={loadNextPage}>{shell.tryAgain}</RetryButton>
        </div>
      )}
    </>
  )
}
