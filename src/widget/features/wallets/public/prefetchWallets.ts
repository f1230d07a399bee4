import type { Core } from '../../../core/core.ts'
import { createImages } from '../../../core/images/images.ts'
import { readRows } from '../directory/readRows.ts'
import { createWalletDirectoryStore } from '../directory/walletDirectoryStore.ts'
import { pictureSource } from '../list/pictureSource.ts'

/** Asks for the wallets of Connect, and then for the pictures of its rows. Does nothing once the wallets were asked for. */
export function prefetchWallets(core: Core): void {
  const { store, ensure } = core.use(createWalletDirectoryStore)
  if (store.getState().status !== 'idle') return
  const images = core.use(createImages)
  const stop = store.subscribe(({ status }) => {
    if (status === 'loading') return
    stop()
    for (const row of readRows(core)) {
      const source = pictureSource(row)
      if (source?.from === 'directory') images.load(source.kind, source.imageId)
    }
  })
  ensure()
}
