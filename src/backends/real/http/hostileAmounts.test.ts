import { imageUrl } from '../guards/imageUrl.ts'
import { stoppedClock } from '../testing/stoppedClock.ts'
import { describe, expect, it } from 'vitest'
import { createBalances } from './balances.ts'
import { createHistoryService } from './historyService.ts'
import { createHttpClient } from './httpClient.ts'
import { createOnramp } from './onramp.ts'
import { createSwapService } from './swapService.ts'

const user = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const usdc = 'eip155:1:0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Values that a broken or malicious service may send in place of a number, as JSON text. */
const hostile = [
  '-1 -0 1e309 -1e309 1e-400 1e300 1e21 0.1e2 9007199254740993 1.5 null true [] [5] ["1"] {}'.split(
    ' ',
  ),
  '"-1" "-0.1" "+1" "1e5" "1E-5" "0x10" "0b1" "NaN" "Infinity" "" "." "1." ".5" "1.2.3"'.split(' '),
  '"1,5" "1_0" "١" "１" "1n" "null" "18" "77" "78" {"toString":"1"} {"valueOf":5}'.split(' '),
  ['" 1"', '"1 "', '"1\\n"'],
  [78, 79, 5000].map((length) => `"${'9'.repeat(length)}"`),
  [`"0.${'9'.repeat(79)}"`, `"${'0'.repeat(78)}"`],
].flat()

/** Puts each hostile text in place of `"?"`, one place after the other. */
function answersOf(shape: unknown): readonly string[] {
  const parts = JSON.stringify(shape).split('"?"')
  return parts.slice(1).flatMap((_, place) =>
    hostile.map((text) => {
      const filled = parts.slice(0, -1).map((part, at) => part + (at === place ? text : '"1"'))
      return filled.join('') + (parts.at(-1) ?? '')
    }),
  )
}

function ports(body: string) {
  const fetch = () => Promise.resolve(new Response(body))
  const http = createHttpClient({ fetch, clock: stoppedClock, baseUrl: 'https://rpc.example' })
  const own = { http, projectId: 'p1', sdk: { type: 'w3m', version: 'v' }, image: imageUrl }
  return {
    swap: createSwapService(own),
    balances: createBalances(own),
    history: createHistoryService(own),
    onramp: createOnramp({ ...own, cardProvider: 'https://pay.example', onError: () => undefined }),
  }
}

/** Returns every invalid amount in a response, at any depth. A rejected call is always fine. */
async function wrongIn(shape: unknown, ask: (port: ReturnType<typeof ports>) => Promise<unknown>) {
  const wrong: unknown[] = []
  let taken = 0
  for (const body of answersOf(shape)) {
    const found = await ask(ports(body)).catch(() => undefined)
    taken += found === undefined ? 0 : 1
    const odd = leaves(found).filter((leaf) => !isSound(leaf))
    wrong.push(...odd.map((leaf) => ({ body, leaf: String(leaf) })))
  }
  return { wrong, taken }
}

function leaves(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap((each: unknown) => leaves(each))
    : [value]
}

/** Base units are not negative and fit into 256 bits, numbers are finite, and other texts are not checked here. */
function isSound(leaf: unknown): boolean {
  if (typeof leaf === 'bigint') return leaf >= 0n && leaf < 10n ** 78n
  return typeof leaf !== 'number' || (Number.isFinite(leaf) && leaf >= 0)
}

const isDecimal = (text: string) => /^\d{1,78}(\.\d{1,78})?$/.test(text)
const balance = { name: 'USD Coin', symbol: 'USDC', chainId: 'eip155:1', address: usdc }
const quantity = { decimals: '6', numeric: '5' }

describe('an amount that is none never gets past', () => {
  it('rejects or drops invalid amounts in the balances', async () => {
    const shape = [
      { ...balance, price: '?', value: 1, quantity },
      { ...balance, price: 1, value: '?', quantity },
      { ...balance, price: 1e300, quantity: { decimals: '6', numeric: '?' } },
      { ...balance, price: 1, quantity: { decimals: '?', numeric: '5' } },
    ]
    const read = { texts: [] as string[], decimals: [] as number[] }
    const { wrong } = await wrongIn({ balances: shape }, async (port) => {
      const rows = await port.balances.balances(user, 'eip155:1')
      read.texts.push(...rows.map((row) => row.quantity.numeric))
      read.decimals.push(...rows.map((row) => row.quantity.decimals))
      return rows
    })
    expect(wrong).toEqual([])
    expect(read.texts.filter((text) => !isDecimal(text))).toEqual([])
    expect(read.decimals.filter((each) => each < 1)).toEqual([])
    expect(read.decimals.filter((each) => each > 77)).toEqual([])
  })

  it('rejects or drops invalid amounts in the history', async () => {
    const metadata = {
      minedAt: '2026-01-15T12:00:00.000Z',
      operationType: 'send',
      status: 'confirmed',
      chain: 'eip155:1',
    }
    const fungible_info = { name: 'Ether', symbol: 'ETH' }
    const transfer = { direction: 'in', fungible_info }
    const texts: string[] = []
    const { wrong } = await wrongIn(
      {
        data: [
          {
            id: 'a',
            metadata: { ...metadata, nonce: '?' },
            transfers: [
              { ...transfer, quantity: { numeric: '?' } },
              { ...transfer, quantity: { numeric: '1' }, value: '?' },
              { ...transfer, quantity: { numeric: '1' }, price: '?' },
            ],
          },
        ],
        next: null,
      },
      async (port) => {
        const page = await port.history.transactions({ account: user, chainId: 'eip155:1' })
        const moved = page.transactions.flatMap(({ transfers }) => transfers)
        texts.push(...moved.map((each) => each.quantity.numeric))
        return page
      },
    )
    expect(wrong).toEqual([])
    expect(texts.filter((text) => !isDecimal(text))).toEqual([])
  })

  const query = { from: usdc, to: usdc, amount: 5n, user: `eip155:1:${user}` }
  const tx = { from: `eip155:1:${user}`, to: usdc, data: '0x095ea7b3' }
  const gas = { gas: '?', gasPrice: '?' }
  it.each([
    ['the quote', { quotes: [{ toAmount: '?' }] }, 'quote'],
    ['the price', { fungibles: [{ price: '?' }] }, 'price'],
    ['the allowance', { allowance: '?' }, 'allowance'],
    ['the approval', { tx: { ...tx, value: '?', eip155: gas } }, 'approval'],
    ['the swap', { tx: { ...tx, amount: '?', eip155: gas } }, 'swap'],
    ['the tokens', { tokens: [{ ...balance, decimals: '?' }] }, 'tokens'],
  ] as const)('rejects or drops invalid amounts in %s of a swap', async (_, shape, call) => {
    const { wrong, taken } = await wrongIn(shape, ({ swap }) =>
      ({
        quote: () => swap.quote({ ...query, gasPrice: 1n }),
        price: () => swap.price(usdc),
        allowance: () => swap.allowance({ token: usdc, user: query.user }),
        approval: () => swap.buildApproval(query),
        swap: () => swap.buildSwap({ ...query, slippagePercent: 1 }),
        tokens: () => swap.tokens('eip155:1'),
      })[call](),
    )
    expect(wrong).toEqual([])
    expect(taken).toBeGreaterThan(0)
  })

  it('rejects or drops invalid amounts in the quote of a purchase', async () => {
    const texts: string[] = []
    const shape = {
      purchaseAmount: { amount: '?', currency: 'ETH' },
      paymentTotal: { amount: '?', currency: 'EUR' },
    }
    await wrongIn(shape, async ({ onramp }) => {
      const purchase = { id: 'a', name: 'Ether', symbol: 'ETH', networks: [] }
      const payment = { id: 'EUR', limits: [] }
      const quote = await onramp.quote({ purchase, payment, amount: '100' })
      texts.push(quote.purchaseAmount, quote.paymentTotal)
      return quote
    })
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((text) => !/^\d{1,30}(\.\d{1,30})?$/.test(text))).toEqual([])
  })

  it('a minimum payment is never above the maximum', async () => {
    const card = { id: 'card', min: '?', max: '?' }
    const shape = {
      purchaseCurrencies: [{ id: 'a', name: 'Ether', symbol: 'ETH', networks: [] }],
      paymentCurrencies: [{ id: 'EUR', payment_method_limits: [card] }],
    }
    const upsideDown: unknown[] = []
    const { wrong } = await wrongIn(shape, async ({ onramp }) => {
      const { payment } = await onramp.currencies()
      const limits = payment.flatMap((each) => each.limits)
      upsideDown.push(...limits.filter(({ min, max }) => min > max))
      return payment
    })
    expect([wrong, upsideDown]).toEqual([[], []])
  })
})
