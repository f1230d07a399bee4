import type { ChainId } from '../chainIds.ts'

/** A wallet of the directory or of the host's own list (C-166, wire 1.3). Every field is untrusted text. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  readonly chrome_store?: string | undefined
  readonly app_store?: string | undefined
  readonly play_store?: string | undefined
  readonly mobile_link?: string | undefined
  readonly desktop_link?: string | undefined
  readonly webapp_link?: string | undefined
  readonly injected?:
    readonly { readonly namespace?: string; readonly injected_id?: string }[] | undefined
  readonly rdns?: string | undefined
  readonly image_id?: string | undefined
  /**
   * The address of the picture. Only in the host's own wallets; the directory provides an
   * `image_id`.
   */
  readonly image_url?: string | undefined
  /** True if the wallet is detected in this browser. */
  readonly installed?: boolean | undefined
}

/** The requested part of the directory. All ids come from the host's options (wire 1.3). */
export interface WalletQuery {
  /** The number of the page, from 1. */
  readonly page: number
  /** The number of wallets on a page, 1 to 100. */
  readonly entries: number
  readonly search?: string
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly ChainId[]
}

export interface WalletPage {
  readonly wallets: readonly Wallet[]
  /** The number of matching wallets on all pages. */
  readonly count: number
}

/**
 * The directory of wallets and pictures (C-301, wire 1.3). Rejects with `network.failed`, `http.status`,
 * `http.malformed`, `aborted`.
 */
export interface WalletDirectory {
  wallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>
  /**
   * Returns an address that an `<img>` may show (`blob:`, `data:` or `https:`). The picture is
   * loaded once and shared.
   */
  walletImage(imageId: string, signal?: AbortSignal): Promise<string>
  /** Returns the picture of a network or connector (wire 1.3). */
  assetImage(imageId: string, signal?: AbortSignal): Promise<string>
  /** Returns the picture of a token by its symbol (A-155, wire 1.3). */
  tokenImage(symbol: string, signal?: AbortSignal): Promise<string>
  /** Returns the picture of a currency by its code (wire 1.3). */
  currencyImage(code: string, signal?: AbortSignal): Promise<string>
}
