import { describe, expect, it } from 'vitest'
import { createSendTest, hash, toVera } from './testing/createSendTest.ts'
import { sol, usdc } from './testing/testTokens.ts'
import { watchTransfer } from './watchTransfer.ts'

const coin = 'eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The end of a transfer as its receipt tells it, and whether the chain still knows the hash. */
function setUp(status: 'success' | 'reverted' | undefined, known: unknown = { hash }) {
  const asked: unknown[] = []
  const test = createSendTest({
    chains: {
      waitForReceipt: async () => status && { hash, status, blockNumber: 1n },
      call: async (network, method, params) => {
        asked.push([network.id, method, params])
        return known
      },
    },
  })
  const told = () =>
    test.seen.flatMap((each) => (each.type === 'toast' ? [[each.variant, each.message]] : []))
  return { ...test, asked, told }
}

it('claims nothing of a transfer that arrived, and reads anew what it changed', async () => {
  const { asked, core, loads, told } = setUp('success')
  await watchTransfer(core, toVera, hash)
  expect([asked, told(), loads]).toEqual([[], [], [[coin]]])
  await watchTransfer(core, { ...toVera, token: usdc.address }, hash)
  expect(loads[1]).toEqual([coin, `eip155:1:${usdc.address}`])
})

it('tells of a revert, as an error', async () => {
  const { asked, core, loads, told } = setUp('reverted')
  await watchTransfer(core, toVera, hash)
  expect(told()).toEqual([['error', 'The transfer failed on the network']])
  expect([asked, loads]).toEqual([[], [[coin]]])
})

describe('a transfer whose end nobody knows in time', () => {
  it('is looked for by its hash, and is still on its way while the chain knows it', async () => {
    const { asked, core, told } = setUp(undefined)
    await watchTransfer(core, toVera, hash)
    expect(asked).toEqual([['eip155:1', 'eth_getTransactionByHash', [hash]]])
    expect(told()).toEqual([])
  })

  it('was dropped or replaced when the chain knows nothing of it', async () => {
    const { core, told } = setUp(undefined, null)
    await watchTransfer(core, toVera, hash)
    expect(told()).toEqual([['error', 'The transfer was dropped or replaced']])
  })
})

it('follows nothing on a network that is not there', async () => {
  const { asked, core, loads, told } = setUp('reverted')
  await watchTransfer(core, { ...toVera, chainId: 'eip155:4242' }, hash)
  expect([asked, told(), loads]).toEqual([[], [], []])
})

it('calls nothing dropped on Solana, and names no token to be read anew', async () => {
  const test = setUp(undefined, { value: [null] })
  const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const network = { id: sol.chainId, name: 'Solana', chain: 'solana', currency } as const
  const core = { ...test.core, networks: { ...test.core.networks, find: () => network } }
  const watching = watchTransfer(core, { ...toVera, chainId: sol.chainId }, 'signature')
  await test.clock.run(25_000)
  await watching
  expect(test.asked.at(-1)).toEqual([sol.chainId, 'getSignatureStatuses', [['signature']]])
  expect([test.told(), test.loads]).toEqual([[], [undefined]])
})
