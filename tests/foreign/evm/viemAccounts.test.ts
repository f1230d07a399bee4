import { createWalletClient, custom } from 'viem'
import { mainnet, polygon, sepolia } from 'viem/chains'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contractAbis } from '../../../anvil/contracts/contractAbis.ts'
import { knownAddresses } from '../../../anvil/knownAddresses.ts'
import { openSimulatedWallet } from './simulatedWallet.ts'
import { code, friend, owner, second, token, openViemPage } from './viemPage.ts'

let page: Awaited<ReturnType<typeof openViemPage>>
beforeAll(async () => {
  page = await openViemPage()
})
afterAll(() => page.close())

describe('viem with a simulated wallet: accounts and permissions', () => {
  it('returns its accounts and the chain', async () => {
    expect(await page.client.getAddresses()).toEqual([owner, second])
    expect(await page.client.getChainId()).toBe(1)
    expect(await page.ask('net_version')).toBe('1')
  })

  it('requests, lists and revokes permissions (EIP-2255)', async () => {
    const other = openSimulatedWallet()
    const wallet = createWalletClient({ transport: custom(other.provider) })
    expect(await wallet.getPermissions()).toEqual([])
    const granted = await other.agreed(() => wallet.requestPermissions({ eth_accounts: {} }))
    expect(granted.map(({ parentCapability }) => parentCapability)).toEqual(['eth_accounts'])
    expect(await wallet.getPermissions()).toEqual(granted)
    await other.provider.request({
      method: 'wallet_revokePermissions',
      params: [{ eth_accounts: {} }],
    })
    expect(await wallet.getAddresses()).toEqual([])
    await other.close()
  })

  it('refuses unknown permissions (-32602)', async () => {
    expect(await page.refused('wallet_requestPermissions', [{ eth_decrypt: {} }])).toEqual(
      code(-32_602),
    )
    expect(await page.refused('wallet_revokePermissions', [{}])).toEqual(code(-32_602))
  })

  it('rejects with 4001 when the owner declines', async () => {
    const signing = page.declined(() => page.client.signMessage({ message: 'no' }))
    await expect(signing).rejects.toMatchObject({ code: 4001, name: 'UserRejectedRequestError' })
  })
})

describe('viem with a simulated wallet: chains and assets', () => {
  it('switches to a chain, and notifies the page twice', async () => {
    const events: unknown[] = []
    for (const name of ['chainChanged', 'networkChanged']) {
      page.provider.on(name, (payload) => events.push([name, payload]))
    }
    await page.agreed(() => page.client.switchChain({ id: polygon.id }))
    await page.agreed(() => page.client.switchChain({ id: mainnet.id }))
    expect(events).toEqual([
      ['chainChanged', '0x89'],
      ['networkChanged', '137'],
      ['chainChanged', '0x1'],
      ['networkChanged', '1'],
    ])
  })

  it('reports an unknown chain (4902), and does not add one without a node', async () => {
    const local = {
      chainId: '0x53a',
      rpcUrls: ['http://127.0.0.1:8546'],
      chainName: 'Localhost 8546',
      nativeCurrency: { name: 'TEST', decimals: 18, symbol: 'TEST' },
      blockExplorerUrls: null,
    }
    expect(await page.refused('wallet_switchEthereumChain', [{ chainId: '0x53a' }])).toEqual(
      code(4902),
    )
    expect(await page.refused('wallet_addEthereumChain', [local])).toEqual(
      code(-32_603, /8546 failed/),
    )
    const other = { ...local, chainId: '0x89', rpcUrls: [sepolia.rpcUrls.default.http[0]] }
    expect(await page.refused('wallet_addEthereumChain', [other])).toEqual(
      code(-32_602, /does not match/),
    )
  })

  it('shows a token of the chain, but no address that only claims to be one', async () => {
    const options = { address: token, symbol: 'USDC', decimals: 6 }
    const watch = (asset: typeof options) =>
      page.agreed(() => page.client.watchAsset({ type: 'ERC20', options: asset }))
    expect(await watch(options)).toBe(true)
    const asset = (part: object) => ({ type: 'ERC20', options: { ...options, ...part } })
    const method = 'wallet_watchAsset'
    expect(await page.refused(method, asset({ symbol: 'DAI' }))).toEqual(
      code(-32_602, /does not match/),
    )
    expect(await page.refused(method, asset({ decimals: 18 }))).toEqual(
      code(-32_602, /does not match/),
    )
    expect(await page.refused(method, asset({ address: friend }))).toEqual(
      code(-32_602, /no contract/),
    )
    expect(await page.refused(method, asset({ address: 'x' }))).toEqual(
      code(-32_602, /Invalid address/),
    )
    expect(await page.refused(method, { ...asset({}), type: 'ERC7' })).toEqual(
      code(-32_602, /ERC7/),
    )
  })

  it('shows a collectible of the account', async () => {
    const options = { address: knownAddresses.collectible, tokenId: '1' }
    const nft = (tokenId: string) => ({ type: 'ERC721', options: { ...options, tokenId } })
    const held = await page.chain.readContract({
      address: knownAddresses.collectible,
      abi: contractAbis.Collectible,
      functionName: 'ownerOf',
      args: [1n],
    })
    expect(held).toBe(owner)
    expect(await page.agreed(() => page.ask('wallet_watchAsset', nft('1')))).toBe(true)
    expect(await page.refused('wallet_watchAsset', nft('2'))).toEqual(code(-32_602, /not owned/))
  })
})
