import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/noteFailure.ts'

/** Pictures of the directory by image id, each loaded when it is first wanted (C-303). Kept by `core.use(createWalletPictures)`. */
export interface WalletPictures {
  /** Addresses an `<img>` may show; absent while on its way or when it could not be had. */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** `wallet` pictures and those of `connector`s stand in two places of the wallet API (W6, W7). */
  want(kind: 'wallet' | 'connector', imageId: string): void
}

/** Makes the store; a picture that fails is told to the observer and its placeholder stays (C-348). */
export function createWalletPictures(core: Core): WalletPictures {
  const { directory } = core.backend
  const store = createStore<Readonly<Record<string, string>>>(() => ({}))
  const wanted = new Set<string>()
  return {
    store,
    want(kind, imageId) {
      if (wanted.has(imageId)) return
      wanted.add(imageId)
      const picture =
        kind === 'wallet' ? directory.walletImage(imageId) : directory.assetImage(imageId)
      picture.then(
        (url) => store.setState({ [imageId]: url }),
        (error: unknown) => {
          // The next visit may ask again.
          wanted.delete(imageId)
          noteFailure(core, 'wallets.picture', error)
        },
      )
    },
  }
}
