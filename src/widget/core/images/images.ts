import { createStore, type StoreApi } from 'zustand/vanilla'
import type { WalletDirectory } from '../../../backends/port/services/wallets.ts'
import type { Core } from '../core.ts'
import { noteFailure } from '../kernel/noteFailure.ts'

/** Which pictures: of wallets, of networks and connectors, of tokens by symbol, of currencies by code. */
export type ImageKind = 'wallet' | 'asset' | 'token' | 'currency'

export interface Images {
  /** Addresses an `<img>` may show, by kind and id. A picture that failed is not in it. */
  readonly store: StoreApi<Readonly<Record<string, string>>>
  /** Asks for a picture once; a failed one may be asked for again. Never rejects. */
  load(kind: ImageKind, id: string): void
}

/** Key of a picture in the store. */
export function imageKey(kind: ImageKind, id: string): string {
  return `${kind}/${id}`
}

/** The pictures of one widget, by `core.use(createImages)`. What is missing, and all of it without a directory, shows a placeholder (C-348). */
export function createImages(core: Core): Images {
  const store = createStore<Readonly<Record<string, string>>>(() => ({}))
  const asked = new Set<string>()
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
      if (!directory || asked.has(key)) return
      asked.add(key)
      ask[kind](directory, id).then(
        (url) => store.setState({ [key]: url }),
        (error: unknown) => {
          asked.delete(key)
          noteFailure(core, 'images', error)
        },
      )
    },
  }
}
