import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLocalSolana } from '../../../anvil/solana/localSolana.ts'
import { createSupervisor, type Supervisor } from '../../../anvil/supervisor.ts'
import { chainList } from '../../../anvil/chainList.ts'
import { abandonedTabLimits } from '../../backends/mock/shared/abandonedTabLimits.ts'
import { createOutsideApi } from '../outside/outsideApi.ts'
import { createAbandonedStages, type AbandonedStages } from './abandonedStages.ts'
import { createStageClocks } from './stageClocks.ts'
import { createTimedNodes } from './timedNodes.ts'
import { stopStage } from './stopStage.ts'

let time = 0
let supervisor: Supervisor
let left: AbandonedStages
let close: () => Promise<void>
let host: string
beforeEach(async () => {
  supervisor = createSupervisor({ warm: 0 })
  const parts = { supervisor, solana: createLocalSolana(), clocks: createStageClocks() }
  left = createAbandonedStages({ stop: (stage) => stopStage(parts, stage), now: () => time })
  const api = createOutsideApi({
    ...parts,
    left,
    nodes: createTimedNodes(),
    chains: chainList,
    origins: () => ({ host: '', sites: '', hostile: '' }),
  })
  const server = createServer((request, response) => api(request, response, () => response.end()))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  // The address of a server that listens on a port always has this type.
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}/__foyer`
  close = async () => {
    left.close()
    await supervisor.close()
    server.closeAllConnections()
    server.close()
  }
})
afterEach(() => close())

const post = (path: string, body: object | string) =>
  fetch(`${host}/${path}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const openPage = (page: string) =>
  post('stage/tab/clock', { genesis: 1_800_000_000, now: 0, rate: 1, front: true, page })
const call = () => post('rpc/tab/1', { jsonrpc: '2.0', id: 1, method: 'eth_chainId' })
const runningAfter = async (ms: number) => {
  time += ms
  await left.stopDue()
  return (await supervisor.chains('tab')).length
}

it('stops the node of a tab that was left, and restarts it for the tab that returns', async () => {
  await openPage('one')
  await call()
  await post('stage/tab/leave', 'one')
  expect(await runningAfter(abandonedTabLimits.chainsStopAfter - 1)).toBe(1)
  expect(await runningAfter(1)).toBe(0)
  await openPage('two')
  expect(await (await call()).json()).toMatchObject({ result: '0x1' })
  expect(await runningAfter(2 * abandonedTabLimits.chainsStopAfter)).toBe(1)
})

it('keeps the node of a tab that was reloaded', async () => {
  await openPage('one')
  await call()
  await post('stage/tab/leave', 'one')
  await openPage('two')
  expect(await runningAfter(2 * abandonedTabLimits.chainsStopAfter)).toBe(1)
})

it('keeps the node of a tab that was left while a script calls it', async () => {
  await openPage('one')
  await post('stage/tab/leave', 'one')
  time += abandonedTabLimits.chainsStopAfter - 1
  await call()
  expect(await runningAfter(abandonedTabLimits.chainsStopAfter - 1)).toBe(1)
})
