import { expect, it } from 'vitest'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { amountUnits } from '../rules/swapRules.ts'
import { emptySwap, type SwapModel } from './swapModel.ts'
import { swapOrderOf } from './swapSelectors.ts'
import { testTokens } from '../testing/testTokens.ts'

const { eth, usdc } = testTokens
const typed = (text: string) => ({
  sourceTokenAmount: text,
  sourceAmount: amountUnits(text, usdc),
})
const enough = [{ ...eth, quantity: { numeric: '1' } }]
const state: SwapModel = {
  ...emptySwap,
  myTokensWithBalance: enough,
  ...typed('9007199254.740993'),
  sourceToken: { ...usdc, quantity: { numeric: '9007199254.740993' } },
  toToken: eth,
  quote: { status: 'quoted', toUnits: 3_000_000_000_000_000_001n },
}

function connected() {
  const { core } = createTestCore()
  const { connection, notify } = createTestConnection()
  core.session.adopt(testConnector, connection)
  return { core, notify }
}

it('returns the order on the screen, to the last unit and past 2^53', () => {
  expect(swapOrderOf(connected().core, state)).toEqual({
    chainId: 'eip155:1',
    user: testAddress,
    source: { address: usdc.address, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    target: { address: eth.address, symbol: 'ETH', name: 'Ether', decimals: 18 },
    amount: 9_007_199_254_740_993n,
    amountText: '9007199254.740993',
    toUnits: 3_000_000_000_000_000_001n,
    minimum: 2_970_000_000_000_000_000n,
  })
})

it.each([
  ['no source', { sourceToken: undefined }],
  ['no target', { toToken: undefined }],
  ['no amount', typed('')],
  ['an amount of zero', typed('0.')],
  ['less than the token’s smallest unit', typed('0.0000009')],
  ['more than the balance', typed('9007199254.740994')],
])('returns undefined with %s', (_, change) => {
  expect(swapOrderOf(connected().core, { ...state, ...change })).toBeUndefined()
})

it('accepts the smallest unit', () => {
  const order = swapOrderOf(connected().core, { ...state, ...typed('0.0000019') })
  expect(order?.amount).toBe(1n)
})

it('returns undefined without an account', () => {
  const { core, notify } = connected()
  notify.disconnected()
  expect(swapOrderOf(core, state)).toBeUndefined()
})
