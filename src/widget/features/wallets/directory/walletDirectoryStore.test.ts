import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import type { WalletPage, WalletQuery } from '../../../../backends/port/services/wallets.ts'
import type { FoyerOptions } from '../../../core/options/config.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { listedWallets } from './pageRules.ts'
import { aDirectory } from '../testing/aDirectory.ts'
import { aWallet } from '../testing/aWallet.ts'
import { settled } from '../../../testing/settled.ts'
import { createWalletDirectoryStore } from './walletDirectoryStore.ts'
import { createWalletPages } from './walletPages.ts'

const all = Array.from({ length: 100 }, (_, index) => aWallet(`w${index}`))
const offline = new FoyerError('network.failed', 'Failed to load wallets: offline.')

function setUp(
  host: Partial<FoyerOptions> = {},
  wallets: (query: WalletQuery) => Promise<WalletPage> = aDirectory(all).wallets,
) {
  const test = createTestCore({ host, backend: { directory: { wallets } } })
  const directory = {
    ...test.core.use(createWalletDirectoryStore),
    ...test.core.use(createWalletPages),
  }
  return { ...test, directory, state: () => directory.store.getState() }
}

describe('walletDirectoryStore', () => {
  it('requests nothing before it is needed, and then once', async () => {
    const { asked, wallets } = aDirectory(all)
    const { directory } = setUp({}, wallets)
    expect(asked).toEqual([])
    directory.ensure()
    directory.ensure()
    await settled()
    directory.ensure()
    expect(asked).toHaveLength(1)
  })

  it('provides featured, recommended, pages, search results, count and page [C-175]', async () => {
    const { directory, state } = setUp({ featuredWalletIds: ['w9', 'w2'] })
    directory.ensure()
    directory.loadNextPage()
    await settled()
    await directory.searchWallets('Wallet w77', new AbortController().signal)
    expect(state().featured.map(({ id }) => id)).toEqual(['w9', 'w2'])
    expect(state().recommended.map(({ id }) => id)).toEqual(['w0', 'w1', 'w3', 'w4'])
    expect(
      state()
        .wallets.slice(0, 2)
        .map(({ id }) => id),
    ).toEqual(['w5', 'w6'])
    expect(state().search.map(({ id }) => id)).toEqual(['w77'])
    expect(state()).toMatchObject({ count: 98, page: 1, status: 'ready', pageStatus: 'ready' })
  })

  it('fetches the list by page until all wallets are loaded, each once [C-301]', async () => {
    const { asked, wallets } = aDirectory(all)
    const { directory, state } = setUp({}, wallets)
    for (const _ of [1, 2, 3, 4, 5]) {
      directory.loadNextPage()
      await settled()
    }
    expect(asked.filter(({ entries }) => entries === 40).map(({ page }) => page)).toEqual([1, 2, 3])
    const ids = listedWallets(state()).map(({ id }) => id)
    expect(new Set(ids)).toEqual(new Set(all.map(({ id }) => id)))
    expect(ids).toHaveLength(100)
  })

  it('loads one page at a time', async () => {
    const { asked, wallets } = aDirectory(all)
    const { directory } = setUp({}, wallets)
    directory.loadNextPage()
    directory.loadNextPage()
    await settled()
    expect(asked.filter(({ entries }) => entries === 40)).toHaveLength(1)
  })

  it('searches by text [C-302]', async () => {
    const { asked, wallets } = aDirectory(all)
    const { directory } = setUp({ excludeWalletIds: ['w5'] }, wallets)
    const found = await directory.searchWallets('w5', new AbortController().signal)
    expect(found.map(({ id }) => id)).toEqual(
      ['w50', 'w51', 'w52', 'w53', 'w54'].concat(['w55', 'w56', 'w57', 'w58', 'w59']),
    )
    expect(asked[0]).toMatchObject({ search: 'w5', page: 1, entries: 100 })
  })

  it('provides the rdns of excluded wallets, which hide them where they are installed [C-020]', async () => {
    const { directory, state } = setUp(
      { excludeWalletIds: ['x'] },
      aDirectory([...all, aWallet('x', { rdns: 'Com.Hidden' })]).wallets,
    )
    directory.ensure()
    await settled()
    expect(state().hiddenRdns).toEqual(['com.hidden'])
  })

  it('keeps its results when a part failed, and loads that part again when needed', async () => {
    const { wallets, breakFor } = aDirectory(all)
    const { directory, state, seen } = setUp({ featuredWalletIds: ['w7'] }, wallets)
    breakFor(4, offline)
    directory.ensure()
    await settled()
    expect(state()).toMatchObject({ status: 'failed', recommended: [] })
    expect(state().featured.map(({ id }) => id)).toEqual(['w7'])
    expect(seen).toContainEqual({
      type: 'note',
      about: 'wallets.recommended',
      code: 'network.failed',
      message: 'Failed to load wallets: offline.',
    })
    breakFor()
    directory.ensure()
    await settled()
    expect(state().status).toBe('ready')
    expect(state().recommended).toHaveLength(4)
  })

  it('loads a failed page again on request', async () => {
    const { wallets, breakFor } = aDirectory(all)
    const { directory, state } = setUp({}, wallets)
    breakFor(40, offline)
    directory.loadNextPage()
    await settled()
    expect(state()).toMatchObject({ pageStatus: 'failed', page: 0 })
    breakFor()
    directory.loadNextPage()
    await settled()
    expect(state()).toMatchObject({ pageStatus: 'ready', page: 1 })
  })

  it('starts over when the network changed, and drops running requests', async () => {
    const waiting: ((page: WalletPage) => void)[] = []
    const { core, directory, state } = setUp(
      {},
      () =>
        new Promise((resolve) => {
          waiting.push(resolve)
        }),
    )
    directory.ensure()
    core.networks.setActive('eip155:137')
    directory.ensure()
    waiting[1]?.({ wallets: [aWallet('new')], count: 1 })
    waiting[0]?.({ wallets: [aWallet('old')], count: 9 })
    await settled()
    expect(state().recommended.map(({ id }) => id)).toEqual(['new'])
    expect(state().count).toBe(1)
  })
})
