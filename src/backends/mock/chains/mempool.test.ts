import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../anvil/accounts.ts'
import { createChainTime } from './chainTime.ts'
import { createMempool } from './mempool.ts'
import { createAnvilChains } from './testing/anvilChains.ts'

const { chains, close } = createAnvilChains()
const chain = 'eip155:137'
const [from, to] = testAccounts.map(({ address }) => address.toLowerCase())
const start = 1_800_000_000_000
const clock = { now: () => start }
const time = createChainTime(chains, clock)
const mempool = createMempool(chains, time)
const pay = (value: string) => time.send(chain, { from, to, value })
const received = async () =>
  BigInt(String(await chains.rpc(chain, 'eth_getBalance', [to, 'latest']))) - 10_000n * 10n ** 18n
const receipt = async (hash: unknown) =>
  Object(await chains.rpc(chain, 'eth_getTransactionReceipt', [hash])) as {
    readonly status?: string
    readonly blockNumber?: string
  }
const latest = async () =>
  Object(await chains.rpc(chain, 'eth_getBlockByNumber', ['latest', false])) as {
    readonly number: string
    readonly timestamp: string
  }

beforeEach(async () => {
  await chains.reset()
  await mempool.setAutomine(chain, false)
})
afterAll(() => close())

describe('waiting transactions', () => {
  it('returns the hash of a transaction, which has a receipt when a block is mined', async () => {
    const hash = await pay('0x5')
    expect(await receipt(hash)).toEqual({})
    expect(await mempool.waiting(chain)).toEqual([{ hash, from, to, nonce: 0, value: 5n }])
    await time.mine(chain)
    expect(await receipt(hash)).toMatchObject({ status: '0x1', blockNumber: '0x1' })
    expect([await mempool.waiting(chain), await received()]).toEqual([[], 5n])
  })

  it('mines waiting transactions at the time of the clock when automatic mining is on again', async () => {
    const hashes = [await pay('0x5'), await pay('0x6')]
    await mempool.setAutomine(chain, true)
    expect(await mempool.automine(chain)).toBe(true)
    const ends = await Promise.all(hashes.map(receipt))
    expect(ends.map(({ status }) => status)).toEqual(['0x1', '0x1'])
    expect(Number((await latest()).timestamp)).toBe(start / 1_000)
  })

  it('drops a waiting transaction, which never arrives', async () => {
    const hash = await pay('0x5')
    await mempool.drop(chain)
    await time.mine(chain)
    expect(await chains.rpc(chain, 'eth_getTransactionByHash', [hash])).toBeNull()
    expect(await received()).toBe(0n)
  })

  it('replaces a waiting transaction by the same at a higher fee, which alone is mined', async () => {
    const hash = await pay('0x5')
    const faster = await mempool.replace(chain, 'speedUp')
    await time.mine(chain)
    expect(await receipt(hash)).toEqual({})
    expect(await receipt(faster)).toMatchObject({ status: '0x1' })
    expect(await received()).toBe(5n)
  })

  it('cancels a waiting transaction by one of the same nonce without value', async () => {
    await pay('0x5')
    const cancelled = await mempool.replace(chain, 'cancel')
    await time.mine(chain)
    expect(await receipt(cancelled)).toMatchObject({ status: '0x1' })
    expect(await received()).toBe(0n)
    expect(await chains.rpc(chain, 'eth_getTransactionCount', [from, 'latest'])).toBe('0x1')
  })

  it('the mempool does not replace a transaction when no transaction waits', async () => {
    await expect(mempool.replace(chain, 'cancel')).rejects.toThrow(
      'No transaction waits on eip155:137.',
    )
  })
})

it('sending does not await a transaction forever when no block can include it', async () => {
  await mempool.setAutomine(chain, true)
  await time.send(chain, { from, to, value: '0x5', nonce: '0x9' })
  expect(await received()).toBe(0n)
})

it('removes the newest blocks in a reorganisation, and their transactions return', async () => {
  await mempool.setAutomine(chain, true)
  const first = await pay('0x5')
  const second = await pay('0x6')
  await mempool.reorg(chain, 1)
  expect([await receipt(first), await receipt(second)]).toMatchObject([{ status: '0x1' }, {}])
  expect(await received()).toBe(5n)
  const { number, timestamp } = await latest()
  expect(Number(number)).toBe(2)
  expect(Number(timestamp)).toBeLessThanOrEqual(start / 1_000 + 2)
  await pay('0x7')
  expect(await received()).toBe(12n)
})
