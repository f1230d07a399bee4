import { describe, expect, it } from 'vitest'
import type { ChainId } from '../../src/backends/port/chainIds.ts'
import type { Swap } from '../../src/backends/port/services/swap.ts'

/** A swap service that can be broken, and the known facts of its tokens. Tokens are CAIP-10. */
export interface SwapHarness {
  readonly swap: Swap
  /** Makes all services fail. */
  breakServices(): void
  readonly known: {
    readonly chainId: ChainId
    /** A plain address that holds plenty of everything and has approved nothing yet. */
    readonly user: string
    /** The native coin. */
    readonly coin: string
    readonly token: string
    readonly other: string
    readonly unpriced: string
    /** A token of another chain. */
    readonly foreign: string
  }
}

/** The contract of swap services (wire 1.9). */
export function swapContract(name: string, make: () => SwapHarness): void {
  const asks = ({ swap, known }: SwapHarness) => {
    const { chainId, token, other, user } = known
    const account = `${chainId}:${user}`
    const order = { from: token, to: other, amount: 1_000_000n }
    return {
      tokens: (signal?: AbortSignal) => swap.tokens(chainId, signal),
      price: (signal?: AbortSignal) => swap.price(token, signal),
      quote: (signal?: AbortSignal) => swap.quote({ ...order, user, gasPrice: 1n }, signal),
      allowance: (signal?: AbortSignal) => swap.allowance({ token, user: account }, signal),
      buildApproval: (signal?: AbortSignal) =>
        swap.buildApproval({ from: token, to: other, user: account }, signal),
      buildSwap: (signal?: AbortSignal) =>
        swap.buildSwap(
          { ...order, user: account, slippagePercent: 1, disableEstimate: true },
          signal,
        ),
    }
  }
  const calls = Object.keys(asks(make())) as readonly (keyof ReturnType<typeof asks>)[]

  describe(`swap: ${name}`, () => {
    it('lists the coin and the tokens of a chain, each once [A-094]', async () => {
      const { swap, known } = make()
      const tokens = await swap.tokens(known.chainId)
      const ids = tokens.map(({ address }) => address.toLowerCase())
      expect(ids).toEqual(
        expect.arrayContaining(
          [known.coin, known.token, known.other].map((id) => id.toLowerCase()),
        ),
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(tokens.find(({ address }) => address === known.token)).toEqual({
        symbol: expect.stringMatching(/^\w+$/),
        name: expect.stringMatching(/\w/),
        address: known.token,
        decimals: expect.any(Number),
        logoUri: expect.stringMatching(/^(https:\/\/|data:image\/)/),
      })
    })

    it('prices the coin and a token, and an unpriced one with 0', async () => {
      const { swap, known } = make()
      expect(await swap.price(known.coin)).toBeGreaterThan(0)
      expect(await swap.price(known.token)).toBeGreaterThan(0)
      expect(await swap.price(known.unpriced)).toBe(0)
    })

    it('quotes more for a larger amount', async () => {
      const { swap, known } = make()
      const { token: from, other: to, user } = known
      const [little, much] = await Promise.all(
        [1_000_000n, 5_000_000n].map((amount) =>
          swap.quote({ from, to, amount, user, gasPrice: 1n }),
        ),
      )
      expect(little?.toAmount).toBeGreaterThan(0n)
      expect(much?.toAmount).toBeGreaterThan(Number(little?.toAmount) * 4)
    })

    it('requires an approval of the token that is spent', async () => {
      const harness = make()
      const { known } = harness
      expect(await asks(harness).allowance()).toBe(0n)
      expect(await asks(harness).buildApproval()).toMatchObject({
        from: known.user,
        to: known.token.split(':')[2],
        // `approve`, with the largest amount when none is given.
        data: expect.stringMatching(/^0x095ea7b3[0-9a-f]{64}f{64}$/),
        value: 0n,
      })
    })

    it('approves exactly the given amount', async () => {
      const { swap, known } = make()
      const approval = await swap.buildApproval({
        from: known.token,
        to: known.other,
        user: `${known.chainId}:${known.user}`,
        amount: 1_000_000n,
      })
      expect(approval.data).toMatch(/^0x095ea7b3[0-9a-f]{64}0{59}f4240$/)
    })

    it('builds a swap from the user, without coins for a token and with them for the coin', async () => {
      const harness = make()
      const { swap, known } = harness
      const built = await asks(harness).buildSwap()
      expect(built.toAmount).toBeGreaterThan(0n)
      expect(built.transaction).toMatchObject({ from: known.user, value: 0n })
      const ofCoin = await swap.buildSwap({
        from: known.coin,
        to: known.token,
        amount: 10n ** 15n,
        user: `${known.chainId}:${known.user}`,
        slippagePercent: 1,
      })
      expect(ofCoin.transaction.value).toBe(10n ** 15n)
      expect(ofCoin.transaction.gas).toBeGreaterThan(21_000n)
    })

    it('refuses tokens of two chains', async () => {
      const { swap, known } = make()
      const order = { from: known.token, to: known.foreign, amount: 1n, user: known.user }
      await expect(swap.quote({ ...order, gasPrice: 1n })).rejects.toMatchObject({
        code: 'http.status',
        details: { status: 400 },
      })
    })

    it.each(calls)('rejects %s when the service cannot be reached', async (call) => {
      const harness = make()
      harness.breakServices()
      await expect(asks(harness)[call]()).rejects.toMatchObject({ code: 'network.failed' })
    })

    it.each(calls)('stops %s when its caller aborts', async (call) => {
      await expect(asks(make())[call](AbortSignal.abort())).rejects.toMatchObject({
        code: 'aborted',
      })
    })
  })
}
