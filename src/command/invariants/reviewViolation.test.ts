import { encodeFunctionData, erc20Abi, parseEther, toHex, type Address } from 'viem'
import { expect, it } from 'vitest'
import { knownAddresses } from '../../../anvil/knownAddresses.ts'
import { generateWorld } from '../../backends/mock/world/generateWorld.ts'
import { swapCall } from '../../widget/features/swap/order/checkSwap.ts'
import { reviewViolation, type Review } from './reviewViolation.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const friend = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const stranger = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const chainId = 'eip155:1'
const world = generateWorld()

const send = (amount: string, contract: string): Review => ({
  view: 'WalletSendPreview',
  text: `Preview Send Send ${amount} $9.00 ${contract} To 0x90F7...b906 Network cost $0.1\nFull address: ${friend}`,
  chainId,
  account,
})
const coins = send('1.5 ETH', 'Native token of Ethereum')
const tokens = send('1,234.5 USDC', 'Contract 0xA0b8...eB48')
const swap: Review = {
  view: 'SwapPreview',
  text: 'Send $3,146.89 1 ETH Native token of Ethereum Receive $3,118.20 3,120.067633 USDC Contract 0xA0b8...eB48 Rate 1 ETH = 3,120.068 USDC Max. slippage 1% (31.200676 USDC) Minimum received 3,088.866956 USDC',
  chainId,
  account,
}
const approval: Review = {
  ...swap,
  text: 'Send $99.94 100 USDC Contract 0xA0b8...eB48 Receive $99.09 0.031487 ETH',
}

const problemOf = (review: Review, transaction: object, on: Review['chainId'] = chainId) =>
  reviewViolation(review, { chainId: on, transaction: { from: account, ...transaction } }, world)

const payment = (to: string, ether: string) => ({ to, value: toHex(parseEther(ether)) })
const call = (functionName: 'transfer' | 'approve', to: Address, units: bigint, token = usdc) => ({
  to: token,
  data: encodeFunctionData({ abi: erc20Abi, functionName, args: [to, units] }),
})
const swapOf = (changes: { dstReceiver?: Address; amount?: bigint; minReturnAmount?: bigint }) => ({
  to: knownAddresses.router,
  value: toHex(parseEther('1')),
  data: encodeFunctionData({
    abi: swapCall,
    args: [
      stranger,
      {
        srcToken: knownAddresses.nativeCoin,
        dstToken: usdc,
        srcReceiver: stranger,
        dstReceiver: account,
        amount: parseEther('1'),
        minReturnAmount: 3_088_866_956n,
        flags: 0n,
        ...changes,
      },
      '0x',
    ],
  }),
})

it.each([
  ['coins', coins, payment(friend, '1.5')],
  ['tokens', tokens, call('transfer', friend, 1_234_500_000n)],
  ['a swap', swap, swapOf({})],
  ['a swap with a better minimum', swap, swapOf({ minReturnAmount: 9_000_000_000n })],
  ['an approval', approval, call('approve', knownAddresses.router, 100_000_000n)],
  ['the reset of an older approval', approval, call('approve', knownAddresses.router, 0n)],
])('finds nothing in %s as reviewed', (_, review, transaction) => {
  expect(problemOf(review, transaction)).toBeUndefined()
})

it.each([
  ['coins for another account', coins, payment(stranger, '1.5'), /^its recipient 0x15d3/i],
  ['more coins', coins, payment(friend, '15'), 'its amount 15 ETH is not on the screen'],
  ['tokens for another account', tokens, call('transfer', stranger, 1_234_500_000n), /recipient/],
  [
    'more tokens',
    tokens,
    call('transfer', friend, 12_345_000_000n),
    'its amount 12345 USDC is not on the screen',
  ],
  [
    'another token',
    tokens,
    call('transfer', friend, 1_234_500_000n, '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    /^its token 0xdAC1/i,
  ],
  ['an approval', tokens, call('approve', friend, 1_234_500_000n), 'it is no transfer'],
  ['a call', coins, { ...payment(friend, '1.5'), data: '0x1234' }, 'it is no transfer'],
])('finds %s, signed for a reviewed transfer', (_, review, transaction, problem) => {
  expect(problemOf(review, transaction)).toMatch(problem)
})

it.each([
  ['bought tokens for another account', swap, swapOf({ dstReceiver: stranger }), /tokens go to/],
  ['a higher price', swap, swapOf({ amount: parseEther('10') }), 'its 10 ETH is not on the screen'],
  [
    'a lower minimum',
    swap,
    swapOf({ minReturnAmount: 308_886_695n }),
    'its minimum is only 308.886695 USDC',
  ],
  ['more coins', swap, { ...swapOf({}), value: toHex(parseEther('2')) }, 'it spends 2 ETH'],
  ['a transfer', swap, payment(stranger, '1'), 'it is neither a swap nor an approval'],
  ['an approval of another spender', approval, call('approve', stranger, 100_000_000n), /spender/],
  [
    'a larger approval',
    approval,
    call('approve', knownAddresses.router, 10n ** 18n),
    /^its allowance 1000000000000 USDC/,
  ],
])('finds %s, signed for a reviewed swap', (_, review, transaction, problem) => {
  expect(problemOf(review, transaction)).toMatch(problem)
})

it('compares the minimum with no side of a rate', () => {
  const turned = { ...swap, text: `${swap.text} Rate 9,000 USDC = 3 ETH, 1 ETH = 3,200 USDC` }
  expect(problemOf(turned, swapOf({}))).toBeUndefined()
  const received = { ...swap, text: `${swap.text} 3,200 USDC` }
  expect(problemOf(received, swapOf({}))).toBeUndefined()
  const exact = { ...swap, text: `${swap.text} 3,200.5 USDC` }
  expect(problemOf(exact, swapOf({}))).toBe('its minimum is only 3088.866956 USDC')
})

it('finds another network and another account', () => {
  const transaction = payment(friend, '1.5')
  expect(problemOf(coins, transaction, 'eip155:137')).toBe(
    'its network is eip155:137, not eip155:1',
  )
  expect(problemOf(coins, { ...transaction, from: stranger })).toMatch(/^its account is 0x15d3/)
})

it('reads amounts as other languages write them', () => {
  const german = send('1.234,5 USDC', 'Contract 0xA0b8...eB48')
  const arabic = send('١٬٢٣٤٫٥ USDC', 'Contract 0xA0b8...eB48')
  const transaction = call('transfer', friend, 1_234_500_000n)
  expect([german, arabic].map((review) => problemOf(review, transaction))).toEqual([
    undefined,
    undefined,
  ])
})
