import { expect, it, vi } from 'vitest'
import { createDecisionQueue } from './decisionQueue.ts'

const direct = <T>(wait: Promise<T>) => wait

it('lists waiting entries, and runs each once it is approved', async () => {
  const queue = createDecisionQueue<{ id: number }, string>()
  const act = vi.fn((answer: string) => `${answer}!`)
  const asked = queue.request({ id: 7 }, direct, act)
  expect(queue.list()).toEqual([{ id: 7 }])
  expect(act).not.toHaveBeenCalled()
  await queue.approve(7, 'yes')
  expect(queue.list()).toEqual([])
  await expect(asked).resolves.toBe('yes!')
})

it('rejects with the refusal, and runs nothing', async () => {
  const queue = createDecisionQueue<{ id: number }>()
  const act = vi.fn()
  const asked = queue.request({ id: 7 }, direct, act).catch(String)
  await queue.refuse(7, new Error('no'))
  expect(await asked).toBe('Error: no')
  expect(act).not.toHaveBeenCalled()
})

it('resolves the approval only after the work, even when the work failed', async () => {
  const queue = createDecisionQueue<{ id: number }>()
  const seen: string[] = []
  const asked = queue.request({ id: 7 }, direct, async () => {
    await Promise.resolve()
    seen.push('acted')
    throw new Error('out of gas')
  })
  const failure = asked.catch(String)
  await queue.approve(7)
  expect(seen).toEqual(['acted'])
  expect(await failure).toBe('Error: out of gas')
})

it('parks the wait, not the work', async () => {
  const queue = createDecisionQueue<{ id: number }>()
  const parked: string[] = []
  const asked = queue.request(
    { id: 7 },
    async (wait) => {
      parked.push('parked')
      await wait
      parked.push('decided')
    },
    () => parked.push('acted'),
  )
  await queue.approve(7)
  await asked
  expect(parked).toEqual(['parked', 'decided', 'acted'])
})

it('a second request with the same id joins the waiting entry', async () => {
  const queue = createDecisionQueue<{ id: number }, string>()
  const both = [1, 2].map(() => queue.request({ id: 7 }, direct, (answer) => answer))
  expect(queue.list()).toHaveLength(1)
  await queue.approve(7, 'yes')
  expect(await Promise.all(both)).toEqual(['yes', 'yes'])
})

it('throws when the decided entry no longer waits', async () => {
  const queue = createDecisionQueue<{ id: number }>()
  const asked = queue.request({ id: 7 }, direct, () => undefined)
  await queue.approve(7)
  await asked
  const complaint = 'Failed to decide request 7: it does not wait (any more).'
  expect(() => queue.approve(7)).toThrow(complaint)
  expect(() => queue.refuse(7, new Error('no'))).toThrow(complaint)
  expect(() => queue.find(7)).toThrow(complaint)
})

it('notifies of new and of decided entries', async () => {
  const queue = createDecisionQueue<{ id: number }>()
  const lengths: number[] = []
  queue.subscribe(() => lengths.push(queue.list().length))
  const asked = queue.request({ id: 7 }, direct, () => undefined)
  await queue.approve(7)
  await asked
  expect(lengths).toEqual([1, 0])
})
