import { expect, it, vi } from 'vitest'
import { anvilBinary } from './anvilBinary.ts'
import { createAnvilLauncher, type AnvilProcess } from './anvilLauncher.ts'
import { chainList, type LocalChain } from './chainList.ts'
import { rpcCall } from './rpcCall.ts'
import { createWarmPool } from './warmPool.ts'

const genesis = 1_700_000_000
const ethereum: LocalChain = Object(chainList[0])
const launch = createAnvilLauncher()
const start = () =>
  launch({
    chain: ethereum,
    genesis,
    binary: anvilBinary(),
    onCrash: () => undefined,
    onSilence: () => undefined,
  })

it('returns a process that waited for long as if it had just started', async () => {
  const startAged = async () => {
    const started = await start()
    await rpcCall(started.path, 'evm_increaseTime', [3_600])
    return started
  }
  const pool = createWarmPool({ perChain: 0, total: 0, start: startAged, now: () => 0 })
  const process = await pool.take(ethereum, genesis)
  await rpcCall(process.path, 'evm_mine')
  const block = await rpcCall(process.path, 'eth_getBlockByNumber', ['latest', false])
  expect(Number(Object(block).timestamp) - genesis).toBeLessThan(60)
  await process.stop()
  await pool.close()
})

it('starts another when the one made ready failed', async () => {
  const fail = () => Promise.reject(new Error('No memory'))
  const outcomes = vi
    .fn<typeof start>(fail)
    .mockImplementationOnce(start)
    .mockImplementationOnce(fail)
    .mockImplementationOnce(start)
  const pool = createWarmPool({ perChain: 1, total: 1, start: outcomes, now: () => 0 })
  const taken = [await pool.take(ethereum, genesis), await pool.take(ethereum, genesis)]
  expect(taken.map(({ alive }) => alive)).toEqual([true, true])
  await expect(pool.take(ethereum, genesis)).rejects.toThrow('No memory')
  await Promise.all(taken.map((process) => process.stop()))
  await pool.close()
})

it('stops a process that was kept ready and not used, and keeps a younger one', async () => {
  let time = 0
  const started: AnvilProcess[] = []
  const startNoted = async () => {
    const process = await start()
    started.push(process)
    return process
  }
  const pool = createWarmPool({ perChain: 1, total: 2, start: startNoted, now: () => time })
  const taken = await pool.take(ethereum, genesis)
  await vi.waitFor(() => expect(started).toHaveLength(2))
  time = 599
  await pool.stopUnused(600)
  expect(started.map(({ alive }) => alive)).toEqual([true, true])
  time = 600
  await pool.stopUnused(600)
  expect(started.map(({ alive }) => alive)).toEqual([true, false])
  await taken.stop()
  await pool.close()
})
