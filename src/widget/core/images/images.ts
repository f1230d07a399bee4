import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletDirectory } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'

/**
 * The kinds of pictures: of wallets, of networks and connectors (`asset`), of tokens by symbol, of
 * currencies by code.
 */
export type ImageKind = 'wallet' | 'asset' | 'token' | 'currency'

export interface Images {
  /** Addresses for an `<img>`, by kind and id. A picture that failed to load is not included. */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** Requests a picture once; a failed one may be requested again. Never rejects. */
  load(kind: ImageKind, id: string): void
}

/** Key of a picture in the store. */
export function imageKey(kind: ImageKind, id: string): string {
  return `${kind}/${id}`
}

/**
 * The pictures of one widget: `core.use(createImages)`. A missing picture shows a placeholder icon
 * (C-348). Without a directory all pictures are missing.
 */
export function createImages(core: Core): Images {
  const store = createStore<Readonly<Record<string, string>>>(() => ({}))
  const requested = new Set<string>()
  const ask: Record<ImageKind, (directory: WalletDirectory, id: string) => Promise<string>> = {
    wallet: (directory, id) => directory.walletImage(id),
    asset: (directory, id) => directory.assetImage(id),
    token: (directory, id) => directory.tokenImage(id),
    currency: (directory, id) => directory.currencyImage(id),
  }
  return {
    store,
    load(kind, id) {
      const key = imageKey(kind, id)
      const { directory } = core.backend
      if (!directory || requested.has(key)) return
      requested.add(key)
      ask[kind](directory, id).then(
        (url) => store.setState({ [key]: url }),
        (error: unknown) => {
          requested.delete(key)
          noteFailure(core, 'images', error)
        },
      )
    },
  }
}
