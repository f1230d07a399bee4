import { describe, expect, it } from 'vitest'
import type { History, TransactionPage } from '../../src/backends/port/services/history.ts'

/** A history whose service can be broken, and the known facts of its world. */
export interface HistoryHarness {
  readonly history: History
  /** Makes the service answer 503. */
  breakService(): void
  readonly known: {
    /** An account with more than two pages on Ethereum, and nothing on Sepolia. */
    readonly busy: string
    readonly length: number
    /** An account with one purchase only. */
    readonly buyer: string
    /** A Solana account that sent 2 SOL to the other, and nothing else. */
    readonly payer: string
    readonly payee: string
  }
}

/** The contract of histories (wire 1.8). */
export function historyContract(name: string, make: () => HistoryHarness): void {
  const ethereum = 'eip155:1'
  async function pagesOf({ history, known }: HistoryHarness): Promise<TransactionPage[]> {
    const pages = [await history.transactions({ account: known.busy, chainId: ethereum })]
    for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) {
      const query = { account: known.busy, chainId: ethereum, cursor: next } as const
      pages.push(await history.transactions(query))
    }
    return pages
  }

  describe(`history: ${name}`, () => {
    it('returns all pages with each entry once, newest first [A-151]', async () => {
      const harness = make()
      const pages = await pagesOf(harness)
      const all = pages.flatMap(({ transactions }) => transactions)
      expect(pages.length).toBeGreaterThan(2)
      expect(all).toHaveLength(harness.known.length)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      const times = all.map(({ minedAt }) => minedAt)
      expect(times).toEqual(times.toSorted((one, other) => other - one))
    })

    it('returns type and transfers of each entry [A-097 A-098]', async () => {
      const { history, known } = make()
      const { transactions } = await history.transactions({
        account: known.busy,
        chainId: ethereum,
      })
      expect(new Set(transactions.map(({ chainId }) => chainId))).toEqual(new Set([ethereum]))
      const transfers = transactions.flatMap((each) => each.transfers)
      expect(transactions.map((each) => each.transfers.length)).not.toContain(0)
      expect(transfers.filter(({ fungible, nft }) => !fungible && !nft)).toEqual([])
      for (const { quantity } of transfers) expect(quantity.numeric).toMatch(/^\d+(\.\d+)?$/)
    })

    it("reads the history of a Solana account in that chain's format", async () => {
      const { history, known } = make()
      const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
      const { transactions, next } = await history.transactions({ account: known.payer, chainId })
      expect(transactions).toMatchObject([
        {
          id: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{64,88}$/),
          chainId,
          operationType: 'send',
          sentFrom: known.payer,
          sentTo: known.payee,
          status: 'confirmed',
          transfers: [
            { direction: 'out', fungible: { symbol: 'SOL' }, quantity: { numeric: '2' } },
          ],
        },
      ])
      expect(next).toBeUndefined()
    })

    it('returns nothing for an account without transactions', async () => {
      const { history, known } = make()
      const query = { account: known.busy, chainId: 'eip155:11155111' } as const
      expect(await history.transactions(query)).toEqual({ transactions: [] })
    })

    it('returns purchases when they are requested', async () => {
      const { history, known } = make()
      const { transactions } = await history.transactions({
        account: known.buyer,
        onramp: 'coinbase',
      })
      expect(transactions).toMatchObject([
        {
          operationType: 'buy',
          sentFrom: 'Coinbase',
          status: 'ONRAMP_TRANSACTION_STATUS_SUCCESS',
          transfers: [{ direction: 'in', fungible: { symbol: 'ETH' } }],
        },
      ])
    })

    it('refuses an invalid account', async () => {
      const { history } = make()
      await expect(history.transactions({ account: 'nobody' })).rejects.toMatchObject({
        code: 'http.status',
        details: { status: 400 },
      })
    })

    it('rejects when the service is down', async () => {
      const { history, known, breakService } = make()
      breakService()
      await expect(history.transactions({ account: known.busy })).rejects.toMatchObject({
        code: 'http.status',
        details: { status: 503 },
      })
    })

    it('stops when its caller aborts', async () => {
      const { history, known } = make()
      await expect(
        history.transactions({ account: known.busy }, AbortSignal.abort()),
      ).rejects.toMatchObject({ code: 'aborted' })
    })
  })
}
