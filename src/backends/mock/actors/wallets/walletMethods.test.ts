import { verifyMessage, verifyTypedData, type TypedDataDefinition } from 'viem'
import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { unfitRequests } from '../signing/testing/signingSamples.ts'
import { createWalletsTest } from './testing/walletsTest.ts'

const [first = '', second = ''] = testAccounts.map(({ address }) => address)
const code = (code: number) => expect.objectContaining({ error: expect.objectContaining({ code }) })

let up: ReturnType<typeof createWalletsTest>
beforeEach(() => {
  up = createWalletsTest()
})

describe('chains', () => {
  const chain = {
    chainId: '0x5',
    chainName: 'Goerli',
    rpcUrls: ['https://goerli.example'],
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  }
  const base = {
    ...chain,
    chainId: '0x2105',
    chainName: 'Base',
    rpcUrls: ['https://mainnet.base.org'],
  }

  it('switches to a known chain when approved (EIP-3326)', async () => {
    expect(await up.approve('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(up.events.slice(-2)).toEqual([
      ['chainChanged', '0x2105'],
      ['networkChanged', '8453'],
    ])
    expect(await up.ask('eth_chainId')).toBe('0x2105')
    expect(await up.ask('wallet_switchEthereumChain', { chainId: '0x2105' })).toBeNull()
    expect(up.wallets.requests()).toEqual([])
  })

  it('rejects unknown chains (4902) until they are added (EIP-3085)', async () => {
    up.world.update((state) => ({
      ...state,
      wallets: state.wallets.map((wallet) => ({ ...wallet, knownChainIds: ['eip155:1'] })),
    }))
    const ask = () => up.ask('wallet_switchEthereumChain', { chainId: '0x2105' })
    await expect(ask()).rejects.toMatchObject({ code: 4902 })
    expect(await up.approve('wallet_addEthereumChain', base)).toBeNull()
    expect(up.events).toContainEqual(['chainChanged', '0x2105'])
    expect(up.world.get().wallets[0]?.knownChainIds).toEqual(['eip155:1', 'eip155:8453'])
  })

  it('the wallet does not add a chain whose node does not answer or belongs to another chain', async () => {
    await expect(up.ask('wallet_addEthereumChain', chain)).rejects.toMatchObject({
      code: -32_603,
      message: "Request for method 'eth_chainId' on https://goerli.example failed.",
    })
    const liar = { ...base, chainId: '0x89' }
    await expect(up.ask('wallet_addEthereumChain', liar)).rejects.toMatchObject({
      code: -32_602,
      message: 'Chain ID returned by RPC URL https://mainnet.base.org does not match 0x89.',
      data: { chainId: '0x2105' },
    })
    expect(up.wallets.requests()).toEqual([])
  })

  it.each([
    ['wallet_switchEthereumChain', { chainId: 5 }],
    ['wallet_switchEthereumChain', { chainId: '0x05' }],
    ['wallet_switchEthereumChain', undefined],
    ['wallet_addEthereumChain', { ...chain, rpcUrls: [] }],
    ['wallet_addEthereumChain', { ...chain, rpcUrls: ['http://goerli.example'] }],
    ['wallet_addEthereumChain', { ...chain, nativeCurrency: { symbol: 'ETH', decimals: 6 } }],
    ['wallet_addEthereumChain', { chainId: '0x5' }],
  ])('rejects %s with %o (-32602)', async (method, param) => {
    await expect(up.ask(method, param)).rejects.toMatchObject({ code: -32_602 })
  })

  it('returns its own chain without a request to a node', async () => {
    expect(await up.ask('eth_blockNumber')).toBe('0x5')
    expect(up.asked).toEqual(['eth_blockNumber eip155:1 []'])
  })
})

describe('signing and sending', () => {
  const typed: TypedDataDefinition = {
    domain: { name: 'Foyer', chainId: 1 },
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Mail: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Mail',
    message: { text: 'hi' },
  }

  it('signs messages with the key of the account', async () => {
    await up.approve('eth_requestAccounts')
    const text = await up.approve('personal_sign', '0x68656c6c6f', first)
    const verified = await verifyMessage({
      address: first as `0x${string}`,
      message: 'hello',
      signature: text as `0x${string}`,
    })
    expect(verified).toBe(true)
  })

  it('signs typed data', async () => {
    await up.approve('eth_requestAccounts')
    const signature = await up.approve('eth_signTypedData_v4', first, JSON.stringify(typed))
    const verified = await verifyTypedData({
      ...typed,
      address: first as `0x${string}`,
      signature: signature as `0x${string}`,
    })
    expect(verified).toBe(true)
    expect(await up.approve('eth_signTypedData_v4', first, 'no JSON')).toEqual(code(-32_602))
  })

  it('sends through the chain, at the time of the clock', async () => {
    await up.approve('eth_requestAccounts')
    await up.clock.run(500_000)
    const hash = await up.approve('eth_sendTransaction', { from: first, to: second, value: '0x1' })
    expect(hash).toBe('0xhash')
    expect(up.asked).toEqual([
      'eth_getBlockByNumber eip155:1 ["latest",false]',
      'evm_setNextBlockTimestamp eip155:1 [500]',
      `eth_sendTransaction eip155:1 [${JSON.stringify({ from: first, to: second, value: '0x1' })}]`,
      'eth_getTransactionReceipt eip155:1 ["0xhash"]',
    ])
  })

  it('rejects an account that the page has no permission for (4100)', async () => {
    await expect(up.ask('personal_sign', '0x00', first)).rejects.toMatchObject({ code: 4100 })
    await expect(up.ask('eth_sendTransaction', { from: first })).rejects.toMatchObject({
      code: 4100,
    })
    expect(up.wallets.requests()).toEqual([])
  })

  it('rejects a method that no wallet supports (4200), and an invalid request', async () => {
    await expect(up.ask('eth_sign', first, '0x')).rejects.toMatchObject({ code: 4200 })
    await expect(up.ask('toString')).rejects.toMatchObject({ code: 4200 })
    await expect(up.fox.request({ method: '' })).rejects.toMatchObject({ code: -32_600 })
    await expect(up.fox.request({ method: 'eth_chainId', params: 3 })).rejects.toMatchObject({
      code: -32_602,
    })
  })
})

it.each(unfitRequests)('rejects $why before the owner sees it', async (unfit) => {
  await up.approve('eth_requestAccounts')
  await expect(up.ask(unfit.method, ...unfit.params(first))).rejects.toMatchObject({
    code: -32_602,
    message: expect.stringMatching(unfit.message),
  })
  expect(up.wallets.requests()).toEqual([])
})
