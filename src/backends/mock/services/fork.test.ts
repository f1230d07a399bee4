import { expect, it } from 'vitest'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { createFakeChains } from '../chains/testing/fakeChains.ts'
import { createTestClock } from '../clock/testing/testClock.ts'
import { answerWith } from '../network/answerWith.ts'
import { createWorld } from '../world/world.ts'
import { generateWorld } from '../world/generateWorld.ts'
import { hostWorld } from '../world/testing/hostWorld.ts'
import { createServices } from './services.ts'

const api = 'https://rpc.test'
const chain = 'eip155:1'
const fork = { ...hostWorld.gold, id: 1, caip2: chain, genesis: 'fork' } as const

function setUp() {
  const { chains, asked } = createFakeChains({
    eth_blockNumber: '0x1000002',
    eth_getBlockByNumber: { hash: '0x1', timestamp: '0x1', transactions: [] },
    anvil_nodeInfo: { forkConfig: { forkUrl: 'https://node.example', forkBlockNumber: 0x1000000 } },
    txpool_content: {},
  })
  const fetch = answerWith(
    createServices({
      world: createWorld(generateWorld({ patch: { chains: [fork], pastTransactions: 0 } })),
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
  return { fetch, asked }
}

it('reads the activity on a fork from its start, and not from the millions of blocks before', async () => {
  const { fetch, asked } = setUp()
  const [{ address = '' } = {}] = testAccounts
  const history = `${api}/v1/account/${address}/history?projectId=p&chainId=${chain}`
  expect(await (await fetch(history)).json()).toEqual({ data: [], next: null })
  const blocks = asked.filter((call) => call.startsWith('eth_getBlockByNumber'))
  expect(blocks).toEqual(
    ['0x1000001', '0x1000002'].map((number) => `eth_getBlockByNumber ${chain} ["${number}",true]`),
  )
})

it('offers no swaps on a fork, whose pools are unknown here', async () => {
  const { fetch } = setUp()
  const answer = await fetch(`${api}/v1/convert/tokens?projectId=p&chainId=${chain}`)
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ reasons: [{ field: 'chainId' }] })
})
