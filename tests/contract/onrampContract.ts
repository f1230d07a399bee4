import { describe, expect, it } from 'vitest'
import type { Onramp } from '../../src/backends/port/services/onramp.ts'

export interface OnrampHarness {
  readonly onramp: Onramp
  readonly account: string
  /** Makes all services fail. */
  breakServices(): void
}

/** The contract of on-ramp clients (wire 1.10). */
export function onrampContract(name: string, make: () => OnrampHarness): void {
  const wanted = (account: string) => ({
    address: account,
    blockchains: ['ethereum', 'base'],
    assets: ['USDC'],
    defaultNetwork: 'ethereum',
    paymentAmount: '100',
  })

  describe(`an on-ramp: ${name}`, () => {
    it('lists the currencies to buy and to pay with, each within limits [A-154 A-181]', async () => {
      const { onramp } = make()
      const { purchase, payment } = await onramp.currencies()
      expect(payment.map(({ id }) => id)).toEqual(['USD', 'EUR', 'GBP'])
      expect(payment.map(({ limits }) => limits.find(({ id }) => id === 'card'))).toEqual(
        payment.map(() => ({ id: 'card', min: 10, max: 7500 })),
      )
      expect(purchase.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['USDC', 'ETH']))
      expect(purchase.every(({ networks }) => networks.length > 0)).toBe(true)
    })

    it('quotes less than the payment, in the requested currencies', async () => {
      const { onramp } = make()
      const { purchase, payment } = await onramp.currencies()
      const coin = purchase.find(({ symbol }) => symbol === 'USDC')
      const dollar = payment.find(({ id }) => id === 'USD')
      if (coin === undefined || dollar === undefined) throw new Error('Nobody sells USDC.')
      const quote = await onramp.quote({ purchase: coin, payment: dollar, amount: '100' })
      expect(quote.unpriced).toBe(false)
      expect(Number(quote.paymentTotal)).toBe(100)
      expect(Number(quote.purchaseAmount)).toBeGreaterThan(98)
      expect(Number(quote.purchaseAmount)).toBeLessThan(100)
    })

    it('returns an address that may be opened [A-152]', async () => {
      const { onramp, account } = make()
      const url = new URL(await onramp.url(wanted(account)))
      expect(url.searchParams.get('partnerUserId')).toBe(account)
      expect(url.searchParams.get('presetFiatAmount')).toBe('100')
    })

    it('rejects when the service cannot be reached, but still lists the defaults', async () => {
      const { onramp, account, breakServices } = make()
      breakServices()
      await expect(onramp.url(wanted(account))).rejects.toMatchObject({ code: 'network.failed' })
      const { purchase } = await onramp.currencies()
      expect(purchase.map(({ symbol }) => symbol)).toEqual(['USDC', 'ETH'])
    })

    it('stops when its caller aborts', async () => {
      const { onramp, account } = make()
      const gone = AbortSignal.abort()
      await expect(onramp.url(wanted(account), gone)).rejects.toMatchObject({ code: 'aborted' })
      await expect(onramp.currencies(gone)).rejects.toMatchObject({ code: 'aborted' })
    })
  })
}
