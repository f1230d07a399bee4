import { parseEther, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from './accounts.ts'
import { chainList } from './chainList.ts'
import { defaultGenesis } from './defaultGenesis.ts'
import { rpcCall } from './rpcCall.ts'
import { createSupervisor, type RunningChain, type Supervisor } from './supervisor.ts'

const [rich, other] = testAccounts.map(({ address }) => address)
const tenThousand = toHex(parseEther('10000'))

const balance = (chain: RunningChain) => rpcCall(chain.path, 'eth_getBalance', [rich, 'latest'])
const blockNumber = (chain: RunningChain) => rpcCall(chain.path, 'eth_blockNumber')
const latestTime = async (chain: RunningChain) => {
  const block = await rpcCall(chain.path, 'eth_getBlockByNumber', ['latest', false])
  return Number(Object(block).timestamp)
}
// The plain call answers before the block is mined.
const spend = (chain: RunningChain) =>
  rpcCall(chain.path, 'eth_sendTransactionSync', [{ from: rich, to: other, value: '0x1' }])
const answers = (chain: RunningChain) =>
  blockNumber(chain).then(
    () => true,
    () => false,
  )

describe('one supervisor', () => {
  let supervisor: Supervisor
  beforeAll(() => {
    supervisor = createSupervisor()
  })
  afterEach(() => Promise.all(['a', 'b'].map((stage) => supervisor.stop(stage))))
  afterAll(() => supervisor.close())

  it('runs every chain under its own id with funded accounts, from the default genesis time', async () => {
    const chains = await Promise.all(chainList.map(({ id }) => supervisor.open('a', id)))
    expect(await Promise.all(chains.map(({ path }) => rpcCall(path, 'eth_chainId')))).toEqual(
      chainList.map(({ id }) => toHex(id)),
    )
    expect(await Promise.all(chains.map(balance))).toEqual(chainList.map(() => tenThousand))
    expect(await Promise.all(chains.map(latestTime))).toEqual(chainList.map(() => defaultGenesis))
    expect(await Promise.all(chains.map(({ path }) => rpcCall(path, 'eth_accounts')))).toEqual(
      chainList.map(() => testAccounts.map(({ address }) => address.toLowerCase())),
    )
  })

  it('starts one process for requests at the same time', async () => {
    const [first, second] = await Promise.all([supervisor.open('a', 1), supervisor.open('a', 1)])
    expect(second).toEqual(first)
    expect(await supervisor.chains('a')).toEqual([first])
  })

  it('keeps two stages apart', async () => {
    const [a, b] = await Promise.all([supervisor.open('a', 1), supervisor.open('b', 1)])
    await spend(a)
    expect(await balance(a)).not.toBe(tenThousand)
    expect([await balance(b), await blockNumber(b)]).toEqual([tenThousand, '0x0'])
  })

  it('goes back to genesis: balance, block number and timestamp', async () => {
    const before = await supervisor.open('a', 137, 1_700_000_000)
    await rpcCall(before.path, 'evm_setNextBlockTimestamp', [1_700_005_000])
    await spend(before)
    expect(await latestTime(before)).toBe(1_700_005_000)

    await supervisor.reset('a')
    const after = await supervisor.open('a', 137)
    expect([await balance(after), await blockNumber(after)]).toEqual([tenThousand, '0x0'])
    expect(await latestTime(after)).toBe(1_700_000_000)

    await rpcCall(after.path, 'evm_setNextBlockTimestamp', [1_700_000_012])
    await spend(after)
    expect(await latestTime(after)).toBe(1_700_000_012)
  })

  it('resets to another genesis time when given one', async () => {
    await supervisor.open('a', 1)
    await supervisor.reset('a', 1_800_000_000)
    const [chain] = await supervisor.chains('a')
    expect(chain?.genesis).toBe(1_800_000_000)
    expect(await latestTime(await supervisor.open('a', 1))).toBe(1_800_000_000)
  })

  it('shares the fresh chain with a call that comes while it goes back to genesis', async () => {
    const before = await supervisor.open('a', 1)
    const [[fresh], during] = await Promise.all([supervisor.reset('a'), supervisor.open('a', 1)])
    expect(during).toEqual(fresh)
    expect(during.path).not.toBe(before.path)
  })

  it('stops a stage and leaves the others', async () => {
    const [a, b] = await Promise.all([supervisor.open('a', 1), supervisor.open('b', 1)])
    await supervisor.stop('a')
    expect(await supervisor.chains('a')).toEqual([])
    expect([await answers(a), await answers(b)]).toEqual([false, true])
  })

  it('refuses a call that waits while its stage is stopped', async () => {
    const opened = supervisor.open('a', 8453)
    await Promise.all([expect(opened).rejects.toThrow('stage a was stopped'), supervisor.stop('a')])
  })

  it('names the chains there are when asked for another', async () => {
    const names = chainList.map(({ id, name }) => `${id} (${name})`).join(', ')
    await expect(supervisor.open('a', 5)).rejects.toThrow(
      `Failed to open chain 5: there are local chains for ${names}`,
    )
  })
})

it('stops the stages that were idle too long', async () => {
  let time = 0
  const supervisor = createSupervisor({ idleMs: 1_000, now: () => time })
  const early = await supervisor.open('early', 1)
  time = 600
  const late = await supervisor.open('late', 1)
  time = 1_000
  await supervisor.stopIdle()
  expect([await answers(early), await answers(late)]).toEqual([false, true])
  await supervisor.close()
  expect(await answers(late)).toBe(false)
})

it('stops the stage longest unused when there are too many', async () => {
  const lines: string[] = []
  const supervisor = createSupervisor({ maxStages: 2, log: (line) => lines.push(line) })
  await supervisor.open('first', 1)
  await supervisor.open('second', 1)
  await supervisor.open('first', 1)
  await supervisor.open('third', 1)
  const running = await Promise.all(
    ['first', 'second', 'third'].map((key) => supervisor.chains(key)),
  )
  expect(running.map((chains) => chains.length)).toEqual([1, 0, 1])
  expect(lines).toEqual(['Stopping the chains of stage second: more than 2 stages are open.'])
  await supervisor.close()
})

it('closes while a chain is starting, and refuses to start more', async () => {
  const supervisor = createSupervisor()
  const opened = supervisor.open('a', 1)
  await Promise.all([expect(opened).rejects.toThrow('stage a was stopped'), supervisor.close()])
  await expect(supervisor.open('a', 1)).rejects.toThrow('the supervisor is closed')
})
