import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, it } from 'vitest'
import { testAddress } from '../../../testing/testConnection.ts'
import type { SendDraft } from '../rules/sendRules.ts'
import { other, toVera, vera } from '../testing/sendTest.ts'
import { ether, usdc } from '../testing/testTokens.ts'
import { requestOf, transactionOf } from '../order/transfer.ts'
import { transferOf } from './sendSelectors.ts'

const draft: SendDraft = {
  token: ether,
  sendTokenAmount: '1.000000000000000001',
  receiverAddress: vera,
  receiverProfileName: 'vera.eth',
  receiverProfileImageUrl: undefined,
  gasPrice: 7n,
  gasPriceInUSD: '0.2',
  loading: false,
}
const facts = {
  from: testAddress,
  chainId: 'eip155:1',
  recipient: { address: vera, name: 'vera.eth' },
} as const

describe('the transfer of a draft', () => {
  it('returns the exact amount and the recipient that was found', () => {
    expect(transferOf(draft, facts)).toEqual({
      chainId: 'eip155:1',
      from: testAddress,
      recipient: vera,
      name: 'vera.eth',
      token: undefined,
      symbol: 'ETH',
      tokenName: 'Ether',
      units: 1_000_000_000_000_000_001n,
      decimals: 18,
    })
  })

  it('takes contract and decimals from the row of the balance', () => {
    const transfer = transferOf({ ...draft, token: usdc, sendTokenAmount: '1500.25' }, facts)
    expect(transfer).toMatchObject({ token: usdc.address, units: 1_500_250_000n, decimals: 6 })
  })

  it('returns undefined while a part is missing or belongs to another network', () => {
    expect(transferOf({ ...draft, token: undefined }, facts)).toBeUndefined()
    expect(transferOf(draft, { ...facts, from: undefined })).toBeUndefined()
    expect(transferOf(draft, { ...facts, recipient: undefined })).toBeUndefined()
    expect(transferOf(draft, { ...facts, chainId: 'eip155:137' })).toBeUndefined()
  })
})

describe('its transaction', () => {
  it('sends the native coin to the recipient without data, and lets the wallet set the gas price', () => {
    expect(transactionOf({ ...toVera, units: 255n })).toEqual({
      from: testAddress,
      to: vera,
      data: '0x',
      value: '0xff',
    })
  })

  it('encodes a token transfer as a call without value, which an ABI decodes', () => {
    const units = 10_000_000_000n * 10n ** 18n + 1n
    const { data, ...rest } = transactionOf({ ...toVera, token: other, units })
    expect(rest).toEqual({ from: testAddress, to: other, value: '0x0' })
    expect(decodeFunctionData({ abi: erc20Abi, data: data as `0x${string}` })).toEqual({
      functionName: 'transfer',
      args: [vera, units],
    })
  })

  it('accepts the largest and the smallest amount', () => {
    const [most, token] = [2n ** 256n - 1n, usdc.address]
    expect(transactionOf({ ...toVera, units: most })['value']).toBe(`0x${'f'.repeat(64)}`)
    expect(transactionOf({ ...toVera, units: 1n })['value']).toBe('0x1')
    expect(transactionOf({ ...toVera, units: most, token })['data']).toMatch(/f{64}$/)
    expect(transactionOf({ ...toVera, units: most, token })['data']).toHaveLength(138)
  })

  it('names its chain', () => {
    const [transaction] = requestOf({ ...toVera, chainId: 'eip155:8453' }).params as [object]
    expect(transaction).toMatchObject({ chainId: '0x2105' })
  })

  it.each([
    ['no amount', { units: 0n }],
    ['a negative amount', { units: -1n }],
    ['an amount over 256 bits', { units: 2n ** 256n }],
    ['an invalid recipient', { recipient: 'vera.eth' }],
    ['an invalid token', { token: '0x1' }],
    ['text after the sender', { from: `${testAddress}00` }],
    ['text after the recipient', { recipient: `${vera}00` }],
    ['text before the recipient', { recipient: `x${vera}` }],
    ['text after the token', { token: `${usdc.address}00` }],
    ['a recipient of another chain', { recipient: `eip155:1:${vera}` }],
    ['a recipient in binary', { recipient: '0b1' }],
  ])('rejects %s', (_, change) => {
    expect(() => transactionOf({ ...toVera, ...change })).toThrow(
      expect.objectContaining({ code: 'internal' }),
    )
  })
})
