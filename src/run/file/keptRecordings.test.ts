import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { createKeptRecordings, readKeptRecordings } from './keptRecordings.ts'

const recording = (title: string): Scenario => ({
  id: 'recording',
  title,
  tags: ['recorded'],
  steps: [{ do: 'press', key: 'Tab' }],
})

function createStorage(stored: string | null = null) {
  const texts = new Map<string, string>()
  return {
    getItem: (key: string) => texts.get(key) ?? (key.includes('.recordings.') ? stored : null),
    setItem: (key: string, value: string) => void texts.set(key, value),
  }
}

it('keeps the 20 newest recordings under new ids, the newest one first', () => {
  const storage = createStorage()
  const kept = createKeptRecordings(storage)
  for (let number = 1; number <= 21; number += 1) kept.add(recording(`take ${number}`))
  const listed = createKeptRecordings(storage).list()
  expect(listed).toHaveLength(20)
  expect([listed[0], listed[19]].map((one) => [one?.id, one?.title])).toEqual([
    ['recorded-21', 'take 21'],
    ['recorded-2', 'take 2'],
  ])
})

it('replaces and removes a recording by its id', () => {
  const kept = createKeptRecordings(createStorage())
  const first = kept.add(recording('first'))
  kept.add(recording('second'))
  kept.update({ ...first, title: 'renamed' })
  expect(kept.list().map(({ title }) => title)).toEqual(['second', 'renamed'])
  kept.remove('recorded-2')
  expect(kept.list().map(({ title }) => title)).toEqual(['renamed'])
})

it('keeps the branch of a recording until the recording that it began in is deleted', () => {
  const storage = createStorage()
  const kept = createKeptRecordings(storage)
  const first = kept.add(recording('first'))
  const branch = kept.add(recording('first, from step 1'), { of: first.id, step: 1 })
  expect(createKeptRecordings(storage).branches()).toEqual({
    [branch.id]: { of: first.id, step: 1 },
  })
  kept.remove(first.id)
  expect(kept.branches()).toEqual({})
})

it('leaves out a stored recording whose steps do not exist any more', () => {
  const old = { ...recording('old'), id: 'recorded-1', steps: [{ do: 'press.key' }] }
  const fresh = { ...recording('new'), id: 'recorded-2' }
  const listed = readKeptRecordings(createStorage(JSON.stringify([old, fresh, null])))
  expect(listed.map(({ title }) => title)).toEqual(['new'])
})

it('lists nothing when the stored text is broken', () => {
  expect(readKeptRecordings(createStorage('{'))).toEqual([])
  expect(readKeptRecordings(createStorage('{}'))).toEqual([])
})

it('the list works without a memory when the storage is full', () => {
  const kept = createKeptRecordings({
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(kept.add(recording('a')).id).toBe('recorded-1')
})
