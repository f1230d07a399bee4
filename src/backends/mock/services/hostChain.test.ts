import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { contractCode } from '../../../../anvil/contracts/contractCode.ts'
import { createChainTime } from '../chains/chainTime.ts'
import { createAnvilChains } from '../chains/testing/anvilChains.ts'
import { createTokenControls } from '../chains/tokens/tokenControls.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { answerWith } from '../network/answerWith.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { hostWorld } from '../world/testing/hostWorld.ts'
import { tokensOf } from '../world/tokensOf.ts'
import { createServices } from './services.ts'

const { gold, bar } = hostWorld
const id = gold.caip2
const api = 'https://rpc.test'
const [owner = '', friend = ''] = testAccounts.map(({ address }) => address)
const world = createWorld(
  generateWorld({ patch: { chains: [gold], tokens: [bar], prices: { NUGGET: 40, BAR: 12.5 } } }),
)
const { chains, close } = createAnvilChains([gold])
const tokens = createTokenControls(chains, () => tokensOf(world.get()))
const fetch = answerWith(
  createServices({
    world,
    chains,
    pools: { ready: async () => undefined },
    clock: createTestClock(),
    addresses: {
      walletApi: 'https://wallets.test',
      blockchainApi: api,
      pulse: 'https://pulse.test',
    },
  }),
)
const get = async (path: string) =>
  (await fetch(`${api}/v1/${path}projectId=p`, { headers: { 'x-sdk-version': 'react-1' } })).json()

beforeAll(async () => {
  await chains.rpc(id, 'anvil_setCode', [bar.address, contractCode.StandardToken.runtime])
})
afterAll(close)

describe('the services, on a chain of the host', () => {
  it('returns the value of the coin and the token of the chain, once an account holds some', async () => {
    await tokens.setTokenBalance(id, 'BAR', owner, 3_000_000n)
    const { balances } = await get(`account/${owner}/balance?chainId=${id}&`)
    expect(balances).toMatchObject([
      { symbol: 'NUGGET', price: 40, value: 400_000, quantity: { numeric: '10000' } },
      { symbol: 'BAR', address: `${id}:${bar.address}`, value: 37.5, quantity: { numeric: '3' } },
    ])
    expect(balances).toHaveLength(2)
  })

  it('lists payments on the chain of the host, in its own coin', async () => {
    const time = createChainTime(chains, createTestClock())
    await time.send(id, { from: owner, to: friend, value: '0xde0b6b3a7640000' })
    const { data } = await get(`account/${friend}/history?chainId=${id}&`)
    expect(data).toMatchObject([
      { transfers: [{ fungible_info: { symbol: 'NUGGET' }, direction: 'in' }] },
    ])
  })

  it('lists the chain of the host, and answers at the URLs that the host gave', async () => {
    expect((await get('supported-chains?')).http).toContain(id)
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
    const answer = await fetch('http://127.0.0.1:8545/', { method: 'POST', body })
    expect(await answer.json()).toMatchObject({ result: '0x7a69' })
  })

  it('the simulator does not change a token of which only the address is known', async () => {
    await expect(tokens.setTokenSymbol(id, 'BAR', 'OTHER')).rejects.toThrow("host's own contract")
    await expect(tokens.setTokenCode(id, 'BAR', 'refusing')).rejects.toThrow("host's own contract")
    await tokens.setAllowance(id, 'BAR', owner, 9n, friend)
    expect(await tokens.allowance(id, 'BAR', owner, friend)).toBe(9n)
  })
})
