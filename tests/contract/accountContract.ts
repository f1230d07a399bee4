import { describe, expect, it } from 'vitest'
import type { ServicesHarness } from './servicesHarness.ts'

const NOBODY = '0x000000000000000000000000000000000000dEaD'

/** The contract of identity services and balance services (wire 1.6, 1.7). */
export function accountContract(name: string, make: () => ServicesHarness): void {
  describe(`identity: ${name}`, () => {
    it('knows a name and a picture [C-304]', async () => {
      const { backend, known } = make()
      const identity = await backend.identity.identity(known.named.address, undefined)
      expect(identity.name).toBe(known.named.name)
      expect(identity.avatar).toMatch(/^(https:\/\/|data:image\/|blob:)/)
    })

    it('returns no name without failing', async () => {
      const { backend } = make()
      expect(await backend.identity.identity(NOBODY, undefined)).toEqual({})
    })

    it('returns no identity when no service can be reached', async () => {
      const { backend, breakServices, known } = make()
      breakServices()
      expect(await backend.identity.identity(known.named.address, undefined)).toEqual({})
    })

    it('rejects when its caller aborts', async () => {
      const { backend } = make()
      await expect(
        backend.identity.identity(NOBODY, undefined, AbortSignal.abort()),
      ).rejects.toMatchObject({ code: 'aborted' })
    })
  })

  describe(`balances: ${name}`, () => {
    it('lists the native coin of a network with its value [C-305]', async () => {
      const { backend, known } = make()
      const rows = await backend.balances.balances(known.holder, known.network.id)
      const [native] = rows.filter(({ address }) => address === undefined)
      expect(native).toMatchObject({
        symbol: known.network.currency.symbol,
        chainId: known.network.id,
        quantity: { decimals: known.network.currency.decimals },
      })
      expect(Number(native?.quantity.numeric)).toBeCloseTo(Number(known.balance) / 1e18, 9)
      expect(native?.value).toBeCloseTo(Number(native?.price) * Number(native?.quantity.numeric), 2)
    })

    it("returns a token's address, and only allowed pictures [A-093]", async () => {
      const { backend, known } = make()
      const rows = await backend.balances.balances(known.holder, known.network.id)
      expect(rows.find(({ symbol }) => symbol === 'USDC')).toEqual({
        name: 'USD Coin',
        symbol: 'USDC',
        chainId: known.network.id,
        address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        price: expect.closeTo(1, 1),
        value: expect.closeTo(25, 0),
        quantity: { numeric: '25', decimals: 6 },
        iconUrl: expect.stringMatching(/^(https:\/\/|data:image\/)/),
      })
      expect(rows.filter(({ iconUrl }) => iconUrl === undefined)).toEqual([])
    })

    it('stops when its caller aborts', async () => {
      const { backend, known } = make()
      const signal = AbortSignal.abort()
      await expect(
        backend.balances.balances(known.holder, known.network.id, { signal }),
      ).rejects.toMatchObject({ code: 'aborted' })
    })

    it('returns only rows of the requested network', async () => {
      const { backend, known } = make()
      const rows = await backend.balances.balances(known.holder, known.network.id)
      expect(new Set(rows.map(({ chainId }) => chainId))).toEqual(new Set([known.network.id]))
    })

    it('rejects when the service cannot be reached', async () => {
      const { backend, breakServices, known } = make()
      breakServices()
      await expect(backend.balances.balances(known.holder, known.network.id)).rejects.toMatchObject(
        { code: 'network.failed' },
      )
    })
  })
}
