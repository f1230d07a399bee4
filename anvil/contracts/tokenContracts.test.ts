import {
  type Abi,
  createTestClient,
  maxUint256,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { mainnet } from 'viem/chains'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../accounts.ts'
import { knownAddresses } from '../knownAddresses.ts'
import { socketTransport } from '../testing/socketTransport.ts'
import { createSupervisor } from '../supervisor.ts'
import { tokenList } from '../tokenList.ts'
import { contractAbis } from './contractAbis.ts'
import { contractCode } from './contractCode.ts'

const supervisor = createSupervisor()
const [me = '0x', other = '0x', third = '0x'] = testAccounts.map(({ address }) => address)
const { StandardToken, NoReturnToken, WrappedCoin, Collectible } = contractAbis
const addressOf = (symbol: string) =>
  tokenList.find((token) => token.chainId === 1 && token.symbol === symbol)?.address ?? '0x'

async function open() {
  const { path } = await supervisor.open('tokens', 1)
  return createTestClient({ chain: mainnet, mode: 'anvil', transport: socketTransport(path) })
    .extend(publicActions)
    .extend(walletActions)
}
let client: Awaited<ReturnType<typeof open>>

interface Wanted {
  readonly abi: Abi
  readonly address: `0x${string}`
  readonly functionName: string
  readonly args?: readonly unknown[]
  readonly value?: bigint
}

/** Tries first, for the token's own words, then sends and waits for the block. */
async function act(account: `0x${string}`, wanted: Wanted) {
  const { request } = await client.simulateContract({ ...wanted, account })
  const hash = await client.writeContract(request)
  const { status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  expect(status).toBe('success')
}

const balance = (symbol: string, owner: `0x${string}`) =>
  client.readContract({
    abi: StandardToken,
    address: addressOf(symbol),
    functionName: 'balanceOf',
    args: [owner],
  })
const allowance = (symbol: string, owner: `0x${string}`, spender: `0x${string}`) =>
  client.readContract({
    abi: StandardToken,
    address: addressOf(symbol),
    functionName: 'allowance',
    args: [owner, spender],
  })

beforeEach(async () => {
  await supervisor.reset('tokens')
  client = await open()
})
afterAll(() => supervisor.close())

describe('a plain token', () => {
  const usdc = { abi: StandardToken, address: addressOf('USDC') }
  const base = { account: me, ...usdc } as const

  it('transfers a token and returns true', async () => {
    const args = [other, 5n] as const
    const { result } = await client.simulateContract({ ...base, functionName: 'transfer', args })
    expect(result).toBe(true)
    await act(me, { ...base, functionName: 'transfer', args })
    expect([await balance('USDC', me), await balance('USDC', other)]).toEqual([
      9_999_999_995n,
      10_000_000_005n,
    ])
  })

  it('spends up to the allowance, and without a limit when it is unlimited', async () => {
    await act(me, { ...base, functionName: 'approve', args: [other, 7n] })
    const take = { ...base, functionName: 'transferFrom', args: [me, third, 5n] } as const
    await act(other, take)
    expect(await allowance('USDC', me, other)).toBe(2n)
    await expect(act(other, take)).rejects.toThrow('ERC20InsufficientAllowance')
    await act(me, { ...base, functionName: 'approve', args: [other, maxUint256] })
    await act(other, take)
    expect(await allowance('USDC', me, other)).toBe(maxUint256)
    expect(await balance('USDC', third)).toBe(10_000_000_010n)
  })

  it('rejects an overdrawn transfer and one to the zero address', async () => {
    const transfer = { ...base, functionName: 'transfer' } as const
    await expect(act(me, { ...transfer, args: [other, 10_000_000_001n] })).rejects.toThrow(
      'ERC20InsufficientBalance',
    )
    await expect(act(me, { ...transfer, args: [zeroAddress, 1n] })).rejects.toThrow(
      'ERC20InvalidReceiver',
    )
  })
})

describe('a token that answers with nothing', () => {
  const base = { account: me, abi: NoReturnToken, address: addressOf('USDT') }

  it('moves all the same', async () => {
    const args = [other, 5n] as const
    const call = { ...base, functionName: 'transfer', args } as const
    expect((await client.simulateContract(call)).result).toBeUndefined()
    await act(me, call)
    expect(await balance('USDT', other)).toBe(5_000_000_005n)
  })

  it('changes an allowance only through zero', async () => {
    const approve = { ...base, functionName: 'approve' } as const
    await act(me, { ...approve, args: [other, 5n] })
    await expect(act(me, { ...approve, args: [other, 6n] })).rejects.toThrow('AllowanceNotZero')
    await act(me, { ...approve, args: [other, 0n] })
    await act(me, { ...approve, args: [other, 6n] })
    expect(await allowance('USDT', me, other)).toBe(6n)
  })
})

it('a token with a transfer fee keeps one percent of what is sent', async () => {
  const address = addressOf('TOLL')
  const base = { account: me, abi: StandardToken, address }
  const before = await client.readContract({ ...base, functionName: 'totalSupply' })
  await act(me, { ...base, functionName: 'transfer', args: [other, 1_000n] })
  expect((await balance('TOLL', other)) - 100n * 10n ** 18n).toBe(990n)
  expect(before - (await client.readContract({ ...base, functionName: 'totalSupply' }))).toBe(10n)
})

it.each([
  ['a token that refuses answers false and moves nothing', contractCode.RefusingToken, 0n],
  ['a token without events answers true and moves', contractCode.EventlessToken, 5n],
])('%s, and tells no event', async (_, { runtime }, moved) => {
  const address = addressOf('LINK')
  await client.setCode({ address, bytecode: runtime })
  const before = await balance('LINK', other)
  const call = { account: me, abi: StandardToken, address, args: [other, 5n] } as const
  const { request, result } = await client.simulateContract({ ...call, functionName: 'transfer' })
  const hash = await client.writeContract(request)
  const { logs, status } = await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  expect([result, status, logs]).toEqual([moved > 0n, 'success', []])
  expect((await balance('LINK', other)) - before).toBe(moved)
  await act(me, { ...call, functionName: 'approve' })
  expect(await allowance('LINK', me, other)).toBe(moved)
})

it('a wrapped coin is put in and taken out one for one', async () => {
  const address = addressOf('WETH')
  const base = { account: me, abi: WrappedCoin, address }
  const inside = await client.getBalance({ address })
  await act(me, { ...base, functionName: 'deposit', value: 5n })
  expect(await balance('WETH', me)).toBe(3n * 10n ** 18n + 5n)
  await act(me, { ...base, functionName: 'withdraw', args: [3n * 10n ** 18n] })
  expect(await balance('WETH', me)).toBe(5n)
  expect(await client.getBalance({ address })).toBe(inside + 5n - 3n * 10n ** 18n)
})

it('lets only its owner transfer a collectible', async () => {
  const address = knownAddresses.collectible
  const base = { account: me, abi: Collectible, address }
  const give = { ...base, functionName: 'transferFrom', args: [me, third, 1n] } as const
  await expect(act(other, give)).rejects.toThrow('ERC721InsufficientApproval')
  await act(me, { ...base, functionName: 'approve', args: [other, 1n] })
  await act(other, give)
  const owner = await client.readContract({ ...base, functionName: 'ownerOf', args: [1n] })
  expect(owner).toBe(third)
  await expect(act(me, give)).rejects.toThrow('ERC721IncorrectOwner')
})
