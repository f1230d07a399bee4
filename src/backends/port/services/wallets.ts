import type { ChainId } from '../chainIds.ts'

/** A wallet of the directory or of the host's own list (C-166, wire 1.3). Every field is untrusted text. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly homepage?: string
  readonly chrome_store?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly mobile_link?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly injected?: readonly { readonly namespace?: string; readonly injected_id?: string }[]
  readonly rdns?: string
  readonly image_id?: string
  /** Only of the host's own wallets; the directory gives an `image_id`. */
  readonly image_url?: string
  /** True when the browser shows that the wallet is there. */
  readonly installed?: boolean
}

/** Which part of the directory is asked for. Ids in and out are the host's options (wire 1.3). */
export interface WalletQuery {
  /** From 1. */
  readonly page: number
  /** 1 to 100. */
  readonly entries: number
  readonly search?: string
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  readonly chains?: readonly ChainId[]
}

export interface WalletPage {
  readonly wallets: readonly Wallet[]
  /** All wallets that match, over all pages. */
  readonly count: number
}

/**
 * The directory of wallets and pictures (C-301, C-302, C-303, wire 1.3).
 * Rejects with `network.failed`, `http.status`, `http.malformed`, `aborted`.
 */
export interface WalletDirectory {
  wallets(query: WalletQuery, signal?: AbortSignal): Promise<WalletPage>
  /** An address an `<img>` may show (`blob:`, `data:` or `https:`), loaded once and shared. */
  walletImage(imageId: string, signal?: AbortSignal): Promise<string>
  /** Picture of a network or connector (W7). */
  assetImage(imageId: string, signal?: AbortSignal): Promise<string>
  /** Picture of a token by symbol (W9, A-155). */
  tokenImage(symbol: string, signal?: AbortSignal): Promise<string>
  /** Picture of a currency by code (W8). */
  currencyImage(code: string, signal?: AbortSignal): Promise<string>
}
