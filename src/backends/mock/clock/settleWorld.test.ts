import { afterEach, expect, it, vi } from 'vitest'
import { macrotask } from './macrotask.ts'
import { settleWorld } from './settleWorld.ts'

const settling = {
  activity: { inFlight: () => 0, subscribe: () => () => undefined },
  hook: undefined,
  platform: {
    now: () => 0,
    setTimer: () => () => undefined,
    every: () => () => undefined,
    sleep: async () => undefined,
  },
  timeoutMs: 1_000,
}

afterEach(() => vi.unstubAllGlobals())

it('lets the page finish its ready work, however many turns a slow machine takes', async () => {
  const done: string[] = []
  const work = (async () => {
    for (let turn = 0; turn < 10; turn += 1) await macrotask()
    done.push('drawn')
  })()
  // As in a browser: a task of this priority runs after all other ready tasks.
  vi.stubGlobal('scheduler', { postTask: () => work })
  await settleWorld(settling, true)
  expect(done).toEqual(['drawn'])
})
