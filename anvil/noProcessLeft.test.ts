import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, vi } from 'vitest'
import { processesWith } from './testing/processesWith.ts'
import { createSupervisor } from './supervisor.ts'

// The genesis time is on anvil's command line: an unusual one identifies our processes.
const marker = (genesis: number) => `--timestamp ${genesis}`
const nothingLeft = (genesis: number) =>
  vi.waitFor(() => expect(processesWith(marker(genesis))).toEqual([]))

function startHost(genesis: number, ending: 'wait' | 'exit' | 'crash') {
  return spawn(process.execPath, ['anvil/testing/host.mjs', String(genesis), ending])
}

it.each([
  ['SIGINT', 1_912_000_001],
  ['SIGTERM', 1_912_000_002],
  ['SIGHUP', 1_912_000_003],
] as const)('leaves no process behind after %s', async (signal, genesis) => {
  const host = startHost(genesis, 'wait')
  await once(host.stdout, 'data')
  expect(processesWith(marker(genesis)).length).toBeGreaterThan(0)
  host.kill(signal)
  await once(host, 'exit')
  await nothingLeft(genesis)
})

it.each([
  ['exit', 1_912_000_004],
  ['crash', 1_912_000_005],
] as const)('leaves no process behind when its host ends by %s', async (ending, genesis) => {
  const host = startHost(genesis, ending)
  const [[said]] = await Promise.all([once(host.stdout, 'data'), once(host, 'exit')])
  expect(String(said)).toBe('open\n')
  await nothingLeft(genesis)
})

it.runIf(process.platform === 'linux')('leaves no process behind after SIGKILL', async () => {
  const genesis = 1_912_000_008
  const host = startHost(genesis, 'wait')
  await once(host.stdout, 'data')
  expect(processesWith(marker(genesis)).length).toBeGreaterThan(0)
  host.kill('SIGKILL')
  await nothingLeft(genesis)
})

it('leaves no process behind after close, warm ones included', async () => {
  const genesis = 1_912_000_006
  const supervisor = createSupervisor({ warm: 2 })
  await supervisor.open('stage', 1, genesis)
  await vi.waitFor(() => expect(processesWith(marker(genesis))).toHaveLength(3))
  await supervisor.close()
  await nothingLeft(genesis)
})

it('reports a chain that ended by itself and restarts it', async () => {
  const genesis = 1_912_000_007
  const lines: string[] = []
  const supervisor = createSupervisor({ warm: 0, log: (line) => lines.push(line) })
  const before = await supervisor.open('stage', 1, genesis)
  for (const pid of processesWith(marker(genesis))) process.kill(pid, 'SIGKILL')
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  expect(lines[0]).toContain('The local Ethereum chain ended by itself.')
  expect(await supervisor.chains('stage')).toEqual([])
  const after = await supervisor.open('stage', 1, genesis)
  expect(after.path).not.toBe(before.path)
  expect(processesWith(marker(genesis))).toHaveLength(1)
  await supervisor.close()
})
