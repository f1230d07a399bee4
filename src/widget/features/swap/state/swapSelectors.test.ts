import { expect, it } from 'vitest'
import { testAddress } from '../../../testing/testConnection.ts'
import { createSwapTest } from '../testing/swapTest.ts'
import { testTokens } from '../testing/testTokens.ts'
import { emptySwap, type SwapModel } from './swapModel.ts'
import { testNetworks } from '../../../testing/testNetworks.ts'
import {
  gasPriceInUSD,
  inputError,
  isBuilding,
  isQuoting,
  signingOf,
  toTokenAmount,
} from './swapSelectors.ts'

const { eth, usdc } = testTokens
const none = { status: 'none' } as const
const base = { ...testNetworks.ethereum, id: 'eip155:8453' } as const
const ready: SwapModel = { ...emptySwap, status: 'ready' }

it('waits for a quote while prices, tokens or the quote load', () => {
  expect(isQuoting(ready)).toBe(false)
  expect(isQuoting({ ...ready, status: 'loading' })).toBe(true)
  expect(isQuoting({ ...ready, prices: 'loading' })).toBe(true)
  expect(isQuoting({ ...ready, quote: { status: 'loading', before: none } })).toBe(true)
  expect(isQuoting({ ...ready, offer: { status: 'building', before: none } })).toBe(false)
})

it('waits for the transaction while the quote or the transaction is on its way', () => {
  expect(isBuilding(ready)).toBe(false)
  expect(isBuilding({ ...ready, quote: { status: 'loading', before: none } })).toBe(true)
  expect(isBuilding({ ...ready, offer: { status: 'building', before: none } })).toBe(true)
})

it('contains the order that is being signed until the visitor leaves it', () => {
  const order = {
    kind: 'swap',
    screen: 1,
    chainId: 'eip155:1',
    account: testAddress,
    shown: {},
  } as const
  expect(signingOf({ status: 'idle' })).toBeUndefined()
  expect(signingOf({ status: 'checking', order })).toBe('swap')
  expect(signingOf({ status: 'confirming', order: { ...order, kind: 'approval' } })).toBe(
    'approval',
  )
  expect(signingOf({ status: 'requesting', order, left: false })).toBe('swap')
  expect(signingOf({ status: 'requesting', order, left: true })).toBeUndefined()
  expect(signingOf({ status: 'checking', order: { ...order, kind: 'transfer' } })).toBeUndefined()
})

it('writes every digit of the quote, and nothing without one', () => {
  const toUnits = 3_000_000_000_000_000_001n
  const quoted = { ...ready, toToken: eth, quote: { status: 'quoted', toUnits } } as const
  expect(toTokenAmount(quoted)).toBe('3.000000000000000001')
  expect(toTokenAmount({ ...quoted, toToken: usdc })).toBe('3000000000000.000001')
  expect(toTokenAmount({ ...quoted, quote: none })).toBe('')
})

it('calculates the gas with the decimals of the coin that pays for it', () => {
  const priced = { ...ready, gasLimit: 2n, gasPrice: 3n * 10n ** 6n, networkTokenPrice: 5 }
  expect(gasPriceInUSD({ ...priced, coinDecimals: 6 }).toFixed()).toBe('30')
})

it('adds the L1 fee to the network cost, and requires the coins for it', () => {
  const swap: SwapModel = {
    ...ready,
    gasLimit: 2n,
    gasPrice: 10n ** 15n,
    networkTokenPrice: 1_000,
    sourceToken: usdc,
    sourceTokenAmount: '1',
    sourceAmount: 10n ** 6n,
    myTokensWithBalance: [{ ...eth, quantity: { ...eth.quantity, numeric: '0.005' } }],
  }
  const withFee = (l1Fee: bigint) => ({ ...swap, l1Fee })
  expect(gasPriceInUSD(withFee(10n ** 15n)).toFixed()).toBe('3')
  expect(inputError(withFee(3n * 10n ** 15n))).toBeUndefined()
  expect(inputError(withFee(3n * 10n ** 15n + 1n))).toBe('insufficientBalance')
})

it('reads the L1 fee of a usual swap on Base until one is built', async () => {
  const { core, swap } = createSwapTest({ ethCall: async () => `0x${'7'.padStart(64, '0')}` })
  Object.assign(core.networks, { find: () => base, active: () => base })
  await swap.getInitialGasPrice()
  expect(swap.store.getState()).toMatchObject({ gasPrice: 2_000_000_000n, l1Fee: 7n })
})

it('takes the decimals of the coin from its network', async () => {
  const { swap } = createSwapTest()
  await swap.load()
  expect(swap.store.getState()).toMatchObject({ gasPrice: 2_000_000_000n, coinDecimals: 18 })
})

it('withdraws an offer at the moment when the screen shows another order', async () => {
  const { chosen, core, swap } = createSwapTest()
  await chosen(eth, usdc, '1')
  core.router.push('SwapPreview')
  await swap.getTransaction()
  const seen = new Set<string>()
  swap.store.subscribe(({ offer, sourceTokenAmount }) =>
    seen.add(`${sourceTokenAmount} ${offer.status}`),
  )
  swap.setSourceTokenAmount('2')
  expect([...seen]).toEqual(['2 none'])
})
