import { FoyerError } from '../../port/errors.ts'
import type { Wallet, WalletDirectory } from '../../port/services/wallets.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { HttpClient } from './httpClient.ts'
import { createImageStore } from './imageStore.ts'
import { readWallet } from './readers/readWallet.ts'

const MAX_ENTRIES = 100

/**
 * The directory of wallets and pictures at the wallet API (wire 1.3). Skips malformed records;
 * rejects a malformed page.
 */
export function createWalletDirectory(options: {
  http: HttpClient
  createObjectUrl: (blob: Blob) => string
}): WalletDirectory {
  const images = createImageStore(options)
  return {
    async wallets(query, signal) {
      const entries = Math.min(Math.max(query.entries, 1), MAX_ENTRIES)
      const answer = await options.http.json({
        path: '/getWallets',
        query: {
          page: query.page,
          entries,
          search: query.search?.trim(),
          include: query.include?.join(','),
          exclude: query.exclude?.join(','),
          chains: query.chains?.join(','),
        },
        signal,
      })
      return readPage(answer, entries)
    },
    walletImage: (id, signal) => images.image(`/getWalletImage/${encodeURIComponent(id)}`, signal),
    assetImage: (id, signal) =>
      images.image(`/public/getAssetImage/${encodeURIComponent(id)}`, signal),
    tokenImage: (symbol, signal) =>
      images.image(`/public/getTokenImage/${encodeURIComponent(symbol)}`, signal),
    currencyImage: (code, signal) =>
      images.image(`/public/getCurrencyImage/${encodeURIComponent(code)}`, signal),
  }
}

function readPage(answer: unknown, entries: number) {
  if (!isRecord(answer) || !Array.isArray(answer.data) || !isCount(answer.count)) {
    throw new FoyerError(
      'http.malformed',
      'Failed to read the wallet list: expected {count, data: Wallet[]} (wire 1.3).',
    )
  }
  const byId = new Map<string, Wallet>()
  for (const record of answer.data.slice(0, entries)) {
    const wallet = readWallet(record)
    if (wallet !== undefined && !byId.has(wallet.id)) byId.set(wallet.id, wallet)
  }
  return { wallets: [...byId.values()], count: answer.count }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
