import { createPublicClient, parseAbi, type PublicClient } from 'viem'
import { chainList } from '../chainList.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../accounts.ts'
import { contractAbis } from '../contracts/contractAbis.ts'
import { knownAddresses } from '../knownAddresses.ts'
import { socketTransport } from '../testing/socketTransport.ts'
import { createSupervisor } from '../supervisor.ts'
import { tokenList } from '../tokenList.ts'

const addressOf = (chainId: number, symbol: string) =>
  tokenList.find((token) => token.symbol === symbol && token.chainId === chainId)?.address ?? '0x'
const abi = contractAbis.StandardToken
const clients = new Map<number, PublicClient>()
const supervisor = createSupervisor({ warm: 0 })
const at = (chainId: number): PublicClient => Object(clients.get(chainId))

beforeAll(async () => {
  for (const { id } of chainList) {
    const { path } = await supervisor.open('genesis', id)
    clients.set(id, createPublicClient({ transport: socketTransport(path) }))
  }
})
afterAll(() => supervisor.close())

describe('at genesis', () => {
  it.each(tokenList)(
    'gives $symbol on chain $chainId the listed name, symbol and decimals',
    async (token) => {
      const client = at(token.chainId)
      const read = (functionName: 'name' | 'symbol' | 'decimals' | 'totalSupply') => ({
        abi,
        address: token.address,
        functionName,
      })
      const said = await client.multicall({
        contracts: [read('name'), read('symbol'), read('decimals'), read('totalSupply')],
        allowFailure: false,
        multicallAddress: knownAddresses.multicall,
      })
      expect(said.slice(0, 3)).toEqual([token.name, token.symbol, token.decimals])
      const owners = [
        ...testAccounts.map(({ address }) => address),
        knownAddresses.treasury,
        knownAddresses.router,
      ]
      const balances = await client.multicall({
        contracts: owners.map((owner) => ({
          abi,
          address: token.address,
          functionName: 'balanceOf' as const,
          args: [owner] as const,
        })),
        allowFailure: false,
        multicallAddress: knownAddresses.multicall,
      })
      expect(balances.slice(0, 10).every((units) => units > 0n)).toBe(true)
      expect(balances.reduce((sum, units) => sum + units, 0n)).toBe(said[3])
    },
  )

  it('every test account holds 10,000 USDC and 0.5 WBTC on Ethereum', async () => {
    const held = (symbol: string, owner: `0x${string}`) => ({
      abi,
      address: addressOf(1, symbol),
      functionName: 'balanceOf' as const,
      args: [owner] as const,
    })
    const contracts = testAccounts.flatMap(({ address }) => [
      held('USDC', address),
      held('WBTC', address),
    ])
    const said = await at(1).multicall({
      contracts,
      allowFailure: false,
      multicallAddress: knownAddresses.multicall,
    })
    expect(new Set(said)).toEqual(new Set([10_000_000_000n, 50_000_000n]))
  })

  it('wrapped coins are backed by as many coins', async () => {
    for (const chainId of [1, 8453]) {
      const address = addressOf(chainId, 'WETH')
      const supply = await at(chainId).readContract({ abi, address, functionName: 'totalSupply' })
      expect(await at(chainId).getBalance({ address })).toBe(supply)
    }
  })

  it('the pools have a price on three chains and none on the test net', async () => {
    const quote = (chainId: number) =>
      at(chainId).readContract({
        abi: contractAbis.Router,
        address: knownAddresses.router,
        functionName: 'quote',
        args: [knownAddresses.nativeCoin, addressOf(chainId, 'USDC'), 10n ** 18n],
      })
    const quotes = await Promise.all([1, 137, 8453].map(quote))
    // 0.85 % less than the price, and a little for the size of the pool.
    expect(quotes.map((units) => Number(units) / 1e6)).toEqual([
      expect.closeTo(3_170.8, 0),
      expect.closeTo(0.595, 3),
      expect.closeTo(3_170.8, 0),
    ])
    await expect(quote(11155111)).rejects.toThrow('returned no data')
  })

  it('each test account owns one collectible', async () => {
    const collectible = parseAbi([
      'function ownerOf(uint256) view returns (address)',
      'function balanceOf(address) view returns (uint256)',
      'function name() view returns (string)',
    ])
    const address = knownAddresses.collectible
    const owners = await at(1).multicall({
      contracts: testAccounts.map((_, index) => ({
        abi: collectible,
        address,
        functionName: 'ownerOf' as const,
        args: [BigInt(index + 1)] as const,
      })),
      allowFailure: false,
      multicallAddress: knownAddresses.multicall,
    })
    expect(owners).toEqual(testAccounts.map((account) => account.address))
    expect(await at(1).readContract({ abi: collectible, address, functionName: 'name' })).toBe(
      'Harbour Lights',
    )
  })
})
