import { expect, it } from 'vitest'
import type { Scenario } from '../../scenarios/index.ts'
import { createKeptRecordings } from './keptRecordings.ts'

const recording = (id: string): Scenario => ({
  id,
  title: id,
  tags: ['recorded'],
  steps: [{ do: 'press', key: 'Tab' }],
})

function createStorage(stored: string | null = null) {
  let text = stored
  return {
    getItem: () => text,
    setItem: (_: string, value: string) => {
      text = value
    },
  }
}

it('keeps the five newest recordings, the newest one first', () => {
  const storage = createStorage()
  const kept = createKeptRecordings(storage)
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) kept.add(recording(id))
  const ids = createKeptRecordings(storage)
    .list()
    .map(({ id }) => id)
  expect(ids).toEqual(['f', 'e', 'd', 'c', 'b'])
})

it('leaves out a stored recording whose steps do not exist any more', () => {
  const old = { ...recording('old'), steps: [{ do: 'press.key' }] }
  const kept = createKeptRecordings(createStorage(JSON.stringify([old, recording('new'), null])))
  expect(kept.list().map(({ id }) => id)).toEqual(['new'])
})

it('lists nothing when the stored text is broken', () => {
  expect(createKeptRecordings(createStorage('{')).list()).toEqual([])
  expect(createKeptRecordings(createStorage('{}')).list()).toEqual([])
})

it('goes on without a memory when the storage is full', () => {
  const kept = createKeptRecordings({
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => kept.add(recording('a'))).not.toThrow()
})
