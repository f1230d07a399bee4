import { useEffect, useLayoutEffect } from 'react'
import { useCore } from '../../../core/coreContext.ts'
import { openWalletHelp } from '../../../core/modal/openWalletHelp.ts'
import { createWalletsOffered } from '../../../core/session/walletsOffered.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { ListGroup } from '../../../kit/lists/ListGroup.tsx'
import { ListRow } from '../../../kit/lists/ListRow.tsx'
import { ListRowSkeleton } from '../../../kit/lists/ListRowSkeleton.tsx'
import { Tag } from '../../../kit/feedback/Tag.tsx'
import { VisuallyHidden } from '../../../kit/layout/VisuallyHidden.tsx'
import { AllWalletsRow } from '../list/AllWalletsRow.tsx'
import { NoWallets } from '../directory/NoWallets.tsx'
import { preparePairing, selectWallet, warmUpWallet } from '../list/selectWallet.ts'
import { useWalletList } from '../directory/useWalletList.ts'
import { WalletPicture } from './WalletPicture.tsx'
import { WalletConnectMark } from '../list/WalletConnectMark.tsx'
import { rowTag } from '../list/rowTag.ts'
import { connectTexts } from '../../../core/texts/connect/connectTexts.ts'

/**
 * The wallet list of Connect and ConnectWallets (C-081). An optional one is hidden when it is empty. Without a wallet
 * in this browser it ends with a button to get one, so that a visitor without a wallet has a way on (open point 267).
 */
export function WalletList({ isOptional = false }: { readonly isOptional?: boolean }) {
  const core = useCore()
  const texts = core.use(connectTexts)
  const { rows, status, showsAll, expected, count, ensure } = useWalletList(core)
  useEffect(() => {
    ensure()
    preparePairing(core)
  }, [core, ensure])
  const loading = status === 'loading' || status === 'idle'
  const waiting = loading ? Array.from({ length: expected }, (_, index) => `waiting ${index}`) : []

  const failed = status === 'failed'
  const offered =
    core.backend.walletConnect !== undefined || rows.length > 0 || loading || failed || showsAll
  const wallets = core.use(createWalletsOffered)
  useLayoutEffect(() => wallets.setState({ offered }), [wallets, offered])

  if (isOptional && !offered) return null
  if (rows.length === 0 && !loading && (failed || !showsAll)) {
    return <NoWallets failed={failed} onRetry={ensure} />
  }
  const hasWallet = rows.some(({ connector, section }) => connector || section === 'recent')
  return (
    <>
      <div data-status={status} aria-busy={loading}>
        <ListGroup label={texts.wallets}>
          {rows.map((row) => {
            const tag = rowTag(row, texts)
            return (
              <ListRow
                key={row.key}
                media={
                  row.section === 'walletConnect' ? (
                    <WalletConnectMark />
                  ) : (
                    <WalletPicture connector={row.connector} wallet={row.wallet} />
                  )
                }
                title={row.name}
                subtitle={row.connector?.contested && texts.contested}
                wraps={row.connector?.contested}
                tag={
                  tag &&
                  (tag.isSpoken ? (
                    <VisuallyHidden>{tag.label}</VisuallyHidden>
                  ) : (
                    <Tag tone="plain">{tag.label}</Tag>
                  ))
                }
                onPointerDown={() => warmUpWallet(core, row)}
                onClick={() => selectWallet(core, row)}
              />
            )
          })}
          {waiting.map((key) => (
            <ListRowSkeleton key={key} />
          ))}
          {showsAll && <AllWalletsRow key="all" count={loading ? undefined : count} />}
        </ListGroup>
      </div>
      {!hasWallet && (
        <Button variant="neutral" size="m" wide onClick={() => openWalletHelp(core)}>
          {texts.noWallet}
        </Button>
      )}
    </>
  )
}
