import {
  decodeFunctionData,
  encodeFunctionResult,
  multicall3Abi,
  numberToHex,
  type Hex,
} from 'viem'
import { expect, it } from 'vitest'
import { FoyerError } from '../../port/errors.ts'
import type { Network } from '../../port/network.ts'
import { ALICE } from '../testing/fakeProvider.ts'
import { createChainBalances, type ListedToken } from './chainBalances.ts'

const network: Network = {
  id: 'eip155:1',
  name: 'Ethereum',
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
}
const solana: Network = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
}
const multicall = '0xcA11bde05977b3631167028862bE2a173976CA11'
const token = (index: number, changes: Partial<ListedToken> = {}): ListedToken => ({
  chainId: 1,
  address: numberToHex(index, { size: 20 }),
  name: `Token ${index}`,
  symbol: `T${index}`,
  decimals: 6,
  ...changes,
})

type EthCall = { to: Hex; data: Hex }
type Amounts = Readonly<Record<number, bigint | 'reverts'>>

function setUp(tokens: readonly ListedToken[], amounts: Amounts, hasMulticall = true) {
  const called: Hex[] = []
  const amountOf = (to: Hex) => amounts[Number(BigInt(to))] ?? 0n

  function together(data: Hex): Hex {
    const { args } = decodeFunctionData({ abi: multicall3Abi, data })
    const calls = (args?.[0] ?? []) as readonly { target: Hex; allowFailure: boolean }[]
    expect(calls.every(({ allowFailure }) => allowFailure)).toBe(true)
    const result = calls.map(({ target }) => {
      const amount = amountOf(target)
      const success = amount !== 'reverts'
      // A contract may revert with bytes that could be read as an amount.
      return { success, returnData: numberToHex(success ? amount : 7n, { size: 32 }) }
    })
    return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result })
  }

  const balances = createChainBalances({
    networks: [network, solana],
    tokens,
    image: (url) => (String(url).startsWith('https://cdn.example/') ? String(url) : undefined),
    chains: {
      nativeBalance: () => Promise.resolve(1_500_000_000_000_000_000n),
      async call(_, method, [call]) {
        expect(method).toBe('eth_call')
        const { to, data } = call as EthCall
        called.push(to)
        if (to === multicall) return hasMulticall ? together(data) : '0x'
        const amount = amountOf(to)
        if (amount === 'reverts') throw new FoyerError('chain.failed', 'execution reverted')
        return numberToHex(amount, { size: 32 })
      },
    },
  })
  return { balances, called }
}

const figures = (rows: readonly { symbol: string; quantity: { numeric: string } }[]) =>
  rows.map(({ symbol, quantity }) => `${quantity.numeric} ${symbol}`)

it('reads the coin, and in one call the listed tokens with a balance', async () => {
  const list = [token(1), token(2), token(3), token(4, { chainId: 10 })]
  const { balances, called } = setUp(list, { 1: 2_500_000n, 3: 'reverts', 4: 9n })
  const rows = await balances.balances(ALICE, 'eip155:1')
  expect(figures(rows)).toEqual(['1.5 ETH', '2.5 T1'])
  expect(called).toEqual([multicall])
  expect(rows.map(({ unpriced, price, value }) => [unpriced, price, value])).toEqual([
    [true, 0, 0],
    [true, 0, 0],
  ])
})

it('calls each token separately on a chain without Multicall3', async () => {
  const { balances, called } = setUp([token(1), token(2)], { 1: 1n, 2: 'reverts' }, false)
  expect(figures(await balances.balances(ALICE, 'eip155:1'))).toEqual(['1.5 ETH', '0.000001 T1'])
  expect(called).toHaveLength(3)
})

it.each([
  [200, 1],
  [201, 2],
  [400, 2],
])('reads %d tokens in %d calls', async (length, calls) => {
  const list = Array.from({ length }, (_, index) => token(index + 1))
  const { balances, called } = setUp(list, {})
  await balances.balances(ALICE, 'eip155:1')
  expect(called).toHaveLength(calls)
})

it('reads the balances of an uppercase address', async () => {
  const { balances } = setUp([token(1)], { 1: 1n })
  const capitals = ALICE.toUpperCase().replace('0X', '0x')
  expect(await balances.balances(capitals, 'eip155:1')).toHaveLength(2)
})

it('calls no contract when the list has no token', async () => {
  const { balances, called } = setUp([], {})
  expect(figures(await balances.balances(ALICE, 'eip155:1'))).toEqual(['1.5 ETH'])
  expect(called).toEqual([])
})

it('splits a long list into several calls', async () => {
  const list = Array.from({ length: 450 }, (_, index) => token(index + 1))
  const { balances, called } = setUp(list, { 450: 1_000_000n })
  expect(figures(await balances.balances(ALICE, 'eip155:1'))).toEqual(['1.5 ETH', '1 T450'])
  expect(called).toEqual([multicall, multicall, multicall])
})

it('returns a row for a requested token that was just spent', async () => {
  const { balances } = setUp([token(1), token(2)], {})
  const forceUpdate = [`eip155:1:${token(1).address}`]
  expect(figures(await balances.balances(ALICE, 'eip155:1', { forceUpdate }))).toEqual([
    '1.5 ETH',
    '0 T1',
  ])
})

it('matches a token that was just spent in any letter case', async () => {
  const upper = token(0xabc).address.toUpperCase().replace('0X', '0x')
  const list = [
    token(0xabc),
    token(0xdef, { address: token(0xdef).address.toUpperCase().replace('0X', '0x') }),
  ]
  const { balances } = setUp(list, {})
  const forceUpdate = [`eip155:1:${upper}`, `eip155:1:${token(0xdef).address}`]
  expect(await balances.balances(ALICE, 'eip155:1', { forceUpdate })).toHaveLength(3)
})

it('returns only allowed pictures, and skips entries that are not contracts', async () => {
  const { balances } = setUp(
    [
      token(1, { logoURI: 'https://cdn.example/1.png' }),
      token(2, { logoURI: 'https://tracker.example/2.png' }),
      token(3, { address: 'nonsense' }),
    ],
    { 1: 1n, 2: 1n, 3: 1n },
  )
  const rows = await balances.balances(ALICE, 'eip155:1')
  expect(rows.map(({ iconUrl }) => iconUrl)).toEqual([
    undefined,
    'https://cdn.example/1.png',
    undefined,
  ])
})

it('reads every network of the account’s namespace when no network is given', async () => {
  const { balances } = setUp([], {})
  const rows = await balances.balances('7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv', undefined)
  expect(rows.map(({ chainId }) => chainId)).toEqual([solana.id])
  expect((await balances.balances(ALICE, undefined)).map(({ chainId }) => chainId)).toEqual([
    network.id,
  ])
})

it('cleans the texts of the list and skips malformed entries', async () => {
  const odd: readonly Partial<Record<keyof ListedToken, unknown>>[] = [
    { name: '\u202EUSD\u200B Coin', symbol: 'US\u200DDC' },
    { symbol: 'A'.repeat(65) },
    { symbol: '\u200B' },
    { name: undefined },
    { decimals: 1e9 },
    { decimals: -1 },
    { decimals: 0 },
    { decimals: '6' },
    { address: '0x1' },
  ]
  const tokens = odd.map((changes, at) => ({ ...token(at + 1), ...changes }) as ListedToken)
  const broken = [null, 'text'] as unknown as readonly ListedToken[]
  const { balances } = setUp(
    [...tokens, ...broken],
    Object.fromEntries(tokens.map((_, at) => [at + 1, 5n])),
  )
  expect(
    (await balances.balances(ALICE, 'eip155:1')).map(({ name, symbol }) => [name, symbol]),
  ).toEqual([
    ['Ether', 'ETH'],
    ['USD Coin', 'US DC'],
  ])
})
