// Loaded beforehand, so that no test waits for it in real time.
import { encodeAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { checkSwapTokens } from './checkSwapTokens.ts'
import { swapGuards } from './swapGuards.ts'
import { swapOrderText } from './swapOrderText.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { testOrder } from '../testing/testOrder.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, gust, usdc } = testTokens
const truth: Readonly<Record<string, number>> = {
  [plainAddress(usdc.address)]: 6,
  [plainAddress(gust.address)]: 18,
}

function check(change: Parameters<typeof testOrder>[0], call = answer) {
  const { core } = createTestCore({ backend: { chains: { call } } })
  const { signal } = new AbortController()
  return checkSwapTokens(core, testOrder(change), { isConfirmed: () => false, signal })
}

const symbols = new Map([
  [plainAddress(usdc.address), 'USDC'],
  [plainAddress(gust.address), 'GUST'],
])
const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])

async function answer(_network: unknown, _method: string, params: readonly unknown[]) {
  const [{ to, data }] = params as [{ to: string; data: string }]
  const address = to.toLowerCase()
  return data === '0x313ce567'
    ? `0x${(truth[address] ?? 99).toString(16).padStart(64, '0')}`
    : text(symbols.get(address) ?? '')
}

it('passes if both tokens have the decimals of the chain', async () => {
  expect(await check({ source: usdc, target: gust })).toBeUndefined()
  expect(await check({ source: eth, target: usdc })).toBeUndefined()
  expect(await check({ source: gust, target: eth })).toBeUndefined()
})

it.each([
  ['two more decimals of the source token', { source: { ...usdc, decimals: 8 } }],
  ['one decimal less of the source token', { source: { ...usdc, decimals: 5 } }],
  ['one decimal less of the target token', { target: { ...gust, decimals: 17 } }],
  ['one more decimal of the target token', { target: { ...gust, decimals: 19 } }],
  ['other decimals of the coin as source', { source: { ...eth, decimals: 19 } }],
  ['other decimals of the coin as target', { target: { ...eth, decimals: 17 } }],
])('stops for %s', async (_, change) => {
  expect(await check({ source: usdc, target: gust, ...change })).toBe('units')
})

it.each([
  ['the source token', { source: { ...gust, symbol: 'STORM' }, target: eth }, 'unconfirmed'],
  ['the target token', { target: { ...gust, symbol: 'STORM' } }, 'unconfirmed'],
  ['the coin', { source: { ...eth, symbol: 'USDC' } }, 'symbol'],
])('finds that %s has another symbol than its contract or network', async (_, change, problem) => {
  expect(await check({ source: usdc, target: gust, ...change })).toBe(problem)
})

describe('a token with the symbol of another one', () => {
  const fake = { ...gust, symbol: 'USDC', name: 'USD Coin' }
  const order = testOrder({ source: eth, target: fake })
  const says = (_network: unknown, _method: string, params: readonly unknown[]) =>
    Promise.resolve(
      Object(params[0]).data === '0x313ce567' ? `0x${'12'.padStart(64, '0')}` : text('USDC'),
    )

  it('requires a confirmation of a token with the symbol of another one on either side', async () => {
    expect(await check({ source: eth, target: fake }, says)).toBe('unconfirmed')
    expect(await check({ source: fake, target: eth }, says)).toBe('unconfirmed')
  })

  it('passes the guard for the confirmed swap, whatever its current quote is', async () => {
    const { core } = createTestCore({ backend: { chains: { call: says } } })
    const guard = (shown: typeof order, screen = 1) => {
      const [, , tokens] = swapGuards(() => undefined)
      const proposal = { from: order.user, to: order.user, data: '0x', value: 0n, gasPrice: 0n }
      const context = {
        core,
        connection: {} as never,
        signal: new AbortController().signal,
        order: {
          kind: 'swap',
          screen,
          chainId: order.chainId,
          account: order.user,
          shown: { order: shown, proposal },
        },
      } as const
      return tokens?.(context)
    }
    expect(await guard(order)).toEqual({ kind: 'unconfirmed' })
    core.use(createTokenConfirmation).set({ screen: 1, order: swapOrderText(order) }, true)
    expect(await guard(order)).toBeUndefined()
    expect(await guard({ ...order, toUnits: 7n, minimum: 6n })).toBeUndefined()
    expect(await guard(order, 2)).toEqual({ kind: 'unconfirmed' })
    for (const edit of [
      { amountText: '101' },
      { source: testTokens.usdt },
      { target: { ...fake, name: 'Dollar' } },
      { target: { ...fake, address: 'eip155:1:0x7011000000000000000000000000000000000001' } },
      { user: plainAddress(usdc.address) },
    ]) {
      expect(await guard({ ...order, ...edit })).not.toBeUndefined()
    }
  })
})

it('rejects if the chain cannot be read', async () => {
  const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  await expect(check({ source: usdc }, down)).rejects.toMatchObject({ code: 'network.failed' })
})
