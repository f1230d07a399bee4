import { encodeFunctionData, erc20Abi, maxUint256, parseEther, stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import { routerAbi } from '../../chains/swap/routerAbi.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import { describeRequest } from './describeRequest.ts'

const { nativeCoin, router } = knownAddresses
const world = generateWorld()
const stranger = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

const sends = (transaction: object, chainId = 'eip155:1' as const) =>
  describeRequest(world, { method: 'eth_sendTransaction', params: [transaction] }, chainId)

const erc20 = (functionName: 'approve' | 'transfer', units: bigint) =>
  sends({
    to: usdc,
    data: encodeFunctionData({ abi: erc20Abi, functionName, args: [stranger, units] }),
  })

describe('the description of a request for the owner of a wallet', () => {
  it('names coin, amount and recipient of a payment', () => {
    const payment = { to: stranger, value: '0x16345785d8a0000' }
    expect(sends(payment)).toBe(`Sends 0.1 ETH to ${stranger}.`)
    expect(sends({ ...payment, chainId: '0x89' })).toBe(`Sends 0.1 POL to ${stranger}.`)
    expect(sends({ ...payment, data: '0x12345678' })).toBe(`Calls ${stranger} with 0.1 ETH.`)
    expect(sends({ data: '0x6001' })).toBe('Creates a contract.')
  })

  it('names token, amount and the recipient or spender', () => {
    expect(erc20('transfer', 12_500_000n)).toBe(`Sends 12.5 USDC to ${stranger}.`)
    expect(erc20('approve', 100_000_000n)).toBe(`Lets ${stranger} spend 100 USDC.`)
    expect(erc20('approve', maxUint256)).toBe(`Lets ${stranger} spend Unlimited USDC.`)
  })

  it('shows a token call that also sends coins as a plain call', () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transfer',
      args: [stranger, 1n],
    })
    expect(sends({ to: usdc, data, value: '0x1' })).toMatch(/^Calls 0xA0b8.* with 0\.0+1 ETH\.$/)
  })

  it('names both sides of a swap, and its recipient', () => {
    const data = encodeFunctionData({
      abi: routerAbi,
      functionName: 'swap',
      args: [
        stranger,
        {
          srcToken: nativeCoin,
          dstToken: usdc,
          srcReceiver: router,
          dstReceiver: stranger,
          amount: parseEther('1.5'),
          minReturnAmount: 4_600_000_001n,
          flags: 0n,
        },
        '0x',
      ],
    })
    const words = `Swaps 1.5 ETH for at least 4600.000001 USDC, paid to ${stranger}.`
    expect(sends({ to: router, data, value: '0x14d1120d7b160000' })).toBe(words)
    expect(sends({ to: router, data: data.slice(0, 300) })).toBe(`Calls ${router} with 0 ETH.`)
  })

  it('reads a message, and marks its invisible characters', () => {
    const params = [stringToHex('Hello,\nHarb\u202eour'), stranger]
    const describe = (params: readonly unknown[]) =>
      describeRequest(world, { method: 'personal_sign', params }, 'eip155:1')
    expect(describe(params)).toBe('Signs “Hello,\nHarb\u25a1our”')
    // Some pages name the account first, and the message as plain text.
    expect(describe([stranger, stringToHex('Hello')])).toBe('Signs “Hello”')
    expect(describe([stranger, 'Hello'])).toBeUndefined()
  })

  it('names the typed data, and the requested network', () => {
    const typed = JSON.stringify({ types: {}, primaryType: 'Permit', domain: { name: 'USD Coin' } })
    const wanted = { method: 'eth_signTypedData_v4', params: [stranger, typed] }
    expect(describeRequest(world, wanted, 'eip155:1')).toBe('Signs Permit of USD Coin.')
    const move = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] }
    expect(describeRequest(world, move, 'eip155:1')).toBe('Goes to Base.')
  })

  it.each([
    [
      'wallet_sendCalls',
      { chainId: '0x2105', calls: [{ to: stranger, value: '0x1bc16d674ec80000' }, {}] },
      `One after the other:\n1. Sends 2 ETH to ${stranger}.\n2. Does nothing.`,
    ],
    [
      'wallet_watchAsset',
      { type: 'ERC20', options: { address: stranger, symbol: 'USDC' } },
      `Shows USDC of the contract ${stranger}.`,
    ],
    [
      'eth_signTypedData',
      [{ type: 'string', name: 'Message', value: 'Hi' }],
      'Signs “Message: Hi”',
    ],
  ])('describes the effect of %s', (method, first, words) => {
    expect(describeRequest(world, { method, params: [first] }, 'eip155:1')).toBe(words)
  })

  it.each([
    ['eth_requestAccounts', []],
    ['eth_sendTransaction', undefined],
    ['eth_sendTransaction', [{ to: 'harbour.eth' }]],
    ['eth_sendTransaction', [{ to: stranger, value: 5 }]],
    ['personal_sign', ['Hello']],
    ['personal_sign', ['0x123']],
    ['eth_signTypedData_v4', [stranger, '{']],
    ['wallet_switchEthereumChain', [{}]],
  ])('describes nothing for %s with %j', (method, params) => {
    expect(describeRequest(world, { method, params }, 'eip155:1')).toBeUndefined()
  })
})
