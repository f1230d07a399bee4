// Loaded beforehand, so that no test waits for it in real time.
import { encodeAbiParameters } from 'viem'
import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { orderKey } from '../../../money/tokens/orderKey.ts'
import { createTokenConfirmation } from '../../../money/tokens/tokenConfirmation.ts'
import { createSendTest, toVera } from '../testing/sendTest.ts'
import { gust, usdc } from '../testing/testTokens.ts'
import { tokenGuard } from './tokenGuard.ts'

const toGuard = (change: Partial<typeof toVera>, answer?: () => unknown) => {
  const shown = { ...toVera, ...change }
  const { chainId, from } = shown
  const order = { kind: 'transfer', screen: 1, chainId, account: from, shown } as const
  const { core } = createSendTest(answer ? { rpc: { eth_call: answer } } : {})
  const guard = () => tokenGuard({ core, order, signal: new AbortController().signal })
  return { core, guard, order }
}
const check = (...args: Parameters<typeof toGuard>) => toGuard(...args).guard()

const dollars = { token: usdc.address, symbol: 'USDC', tokenName: 'USD Coin', decimals: 6 }
const fake = { ...dollars, token: gust.address }
const isUsdc = () => encodeAbiParameters([{ type: 'string' }], ['USDC'])

it('takes decimals and symbol of a coin from its network', async () => {
  expect(await check({})).toBeUndefined()
  expect(await check({ decimals: 17 })).toEqual({ kind: 'units' })
  expect(await check({ symbol: 'USDC' })).toEqual({ kind: 'symbol' })
})

it('reads the decimals of a token from its contract, and accepts a contract without them', async () => {
  expect(await check(dollars)).toBeUndefined()
  expect(await check({ ...dollars, decimals: 8 })).toEqual({ kind: 'units' })
  const unknown = { token: gust.address, symbol: 'GUST', tokenName: 'Gust', decimals: 8 }
  expect(await check(unknown)).toEqual({ kind: 'units' })
  expect(await check(unknown, () => '0x')).toBeUndefined()
})

it('stops a token whose contract has another symbol', async () => {
  const shown = { ...dollars, token: gust.address, symbol: 'CASH', tokenName: 'Cash' }
  expect(await check(shown, isUsdc)).toEqual({ kind: 'symbol' })
})

it('rejects like the chain', async () => {
  const down = () => Promise.reject(new FoyerError('network.failed', 'Down.'))
  await expect(check(dollars, down)).rejects.toMatchObject({ code: 'network.failed' })
})

describe('a token that has the name of another one', () => {
  it('asks for a confirmation', async () => {
    expect(await check(fake, isUsdc)).toEqual({ kind: 'unconfirmed' })
  })

  it('passes for the confirmed transfer until the confirmation is withdrawn', async () => {
    const { core, guard, order } = toGuard(fake, isUsdc)
    const confirmation = core.use(createTokenConfirmation)
    const shown = { screen: 1, order: orderKey(order.shown) }
    confirmation.set(shown, true)
    expect(await guard()).toBeUndefined()
    confirmation.set(shown, false)
    expect(await guard()).toEqual({ kind: 'unconfirmed' })
  })

  it.each([
    ['amount', { units: 5n }],
    ['recipient', { recipient: toVera.from }],
    ['token', { token: usdc.address }],
  ])('asks again for another %s', async (_what, change) => {
    const { core, guard, order } = toGuard(fake, isUsdc)
    const other = { ...order.shown, ...change }
    core.use(createTokenConfirmation).set({ screen: 1, order: orderKey(other) }, true)
    expect(await guard()).toEqual({ kind: 'unconfirmed' })
  })

  it('asks again in a preview that is opened again', async () => {
    const { core, guard, order } = toGuard(fake, isUsdc)
    core.use(createTokenConfirmation).set({ screen: 2, order: orderKey(order.shown) }, true)
    expect(await guard()).toEqual({ kind: 'unconfirmed' })
  })
})
