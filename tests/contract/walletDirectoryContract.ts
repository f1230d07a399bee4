import { describe, expect, it } from 'vitest'
import type { Wallet } from '../../src/backends/port/services/wallets.ts'
import type { ServicesHarness } from './servicesHarness.ts'

/** The contract of wallet directories (wire 1.3). */
export function walletDirectoryContract(name: string, make: () => ServicesHarness): void {
  function open() {
    const harness = make()
    const { directory } = harness.backend
    if (!directory) throw new Error('This backend has no wallet directory.')
    return { ...harness, directory }
  }
  const ids = (wallets: readonly Wallet[]) => wallets.map(({ id }) => id)

  describe(`a wallet directory: ${name}`, () => {
    it('returns the wallets page by page, each once [C-301]', async () => {
      const { directory, known } = open()
      const pages = await Promise.all(
        [1, 2, 3].map((page) => directory.wallets({ page, entries: 4 })),
      )
      expect(pages.map(({ count }) => count)).toEqual(Array(3).fill(known.walletCount))
      expect(pages.map(({ wallets }) => wallets.length)).toEqual([4, 4, 4])
      expect(new Set(pages.flatMap(({ wallets }) => ids(wallets))).size).toBe(12)
    })

    it('returns an empty page after the last one', async () => {
      const { directory, known } = open()
      const page = Math.ceil(known.walletCount / 100) + 1
      expect((await directory.wallets({ page, entries: 100 })).wallets).toEqual([])
    })

    it('finds a wallet by its name in any case, and nothing for nonsense [C-302]', async () => {
      const { directory, known } = open()
      const search = known.walletName.toUpperCase()
      const found = await directory.wallets({ page: 1, entries: 100, search })
      expect(found.wallets.map((wallet) => wallet.name)).toContain(known.walletName)
      const none = await directory.wallets({ page: 1, entries: 100, search: 'qzxqzx' })
      expect(none).toEqual({ wallets: [], count: 0 })
    })

    it('includes and excludes by id', async () => {
      const { directory } = open()
      const [first = '', second = '', third = ''] = ids(
        (await directory.wallets({ page: 1, entries: 3 })).wallets,
      )
      const asked = { page: 1, entries: 3, include: [first, second], exclude: [second] }
      expect(ids((await directory.wallets(asked)).wallets)).toEqual([first])
      const rest = await directory.wallets({
        page: 1,
        entries: 1,
        exclude: [first, second],
      })
      expect(ids(rest.wallets)).toEqual([third])
    })

    it('returns an allowed picture of a wallet, loaded once [C-303]', async () => {
      const { directory } = open()
      const { wallets } = await directory.wallets({ page: 1, entries: 1 })
      const imageId = String(wallets[0]?.image_id)
      const url = await directory.walletImage(imageId)
      expect(url).toMatch(/^(blob:|data:image\/|https:\/\/)/)
      expect(await directory.walletImage(imageId)).toBe(url)
    })

    it('returns pictures of networks, tokens and currencies [A-155]', async () => {
      const { directory, known } = open()
      const urls = await Promise.all([
        directory.assetImage(String(known.network.imageId)),
        directory.tokenImage('ETH'),
        directory.currencyImage('USD'),
      ])
      expect(new Set(urls).size).toBe(3)
    })

    it('rejects when the service cannot be reached', async () => {
      const { directory, breakServices } = open()
      breakServices()
      await expect(directory.wallets({ page: 1, entries: 4 })).rejects.toMatchObject({
        code: 'network.failed',
      })
      await expect(directory.tokenImage('ETH')).rejects.toMatchObject({
        code: 'network.failed',
      })
    })

    it('stops when its caller aborts', async () => {
      const { directory } = open()
      const asked = { page: 1, entries: 4 }
      await expect(directory.wallets(asked, AbortSignal.abort())).rejects.toMatchObject({
        code: 'aborted',
      })
    })
  })
}
