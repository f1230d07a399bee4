import { expect, it, vi } from 'vitest'
import { createTestCore } from '../../testing/testCore.ts'
import { loadWithRetry } from './loadWithRetry.ts'

it('loads again after 1, 2 and 4 s, and reports each failure', async () => {
  const { core, clock, seen } = createTestCore()
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('code')
  const loaded = loadWithRetry(core, { about: 'element.onramp', load, isNeeded: () => true })
  await clock.run(6_999)
  expect(load).toHaveBeenCalledTimes(3)
  await clock.run(1)
  expect(await loaded).toBe('code')
  expect(load).toHaveBeenCalledTimes(4)
  expect(seen.filter((each) => each.type === 'note')).toEqual(
    Array.from({ length: 3 }, () => expect.objectContaining({ about: 'element.onramp' })),
  )
})

it('waits at most a minute between two attempts', async () => {
  const { core, clock } = createTestCore()
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  void loadWithRetry(core, { about: 'element.onramp', load, isNeeded: () => true })
  await clock.run(63_000)
  expect(load).toHaveBeenCalledTimes(7)
  await clock.run(120_000)
  expect(load).toHaveBeenCalledTimes(9)
})

it('stops when the code is no longer needed', async () => {
  const { core, clock } = createTestCore()
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  let isNeeded = true
  const loaded = loadWithRetry(core, { about: 'element.onramp', load, isNeeded: () => isNeeded })
  await clock.idle()
  isNeeded = false
  await clock.run(1_000)
  expect(await loaded).toBeUndefined()
  expect(load).toHaveBeenCalledTimes(1)
})
