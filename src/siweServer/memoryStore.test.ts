import { expect, it } from 'vitest'
import { createMemoryStore } from './memoryStore.ts'

it('keeps a value for its lifetime', () => {
  let now = 0
  const store = createMemoryStore({ now: () => now })
  store.set('a', '1', 1_000)
  now = 999
  expect(store.get('a')).toBe('1')
  now = 1_000
  expect([store.get('a'), store.take('a')]).toEqual([undefined, undefined])
})

it('returns a value only once when it is taken', () => {
  const store = createMemoryStore({ now: () => 0 })
  store.set('a', '1', 1_000)
  expect([store.take('a'), store.take('a'), store.get('a')]).toEqual(['1', undefined, undefined])
})

it('drops the oldest value past its limit', () => {
  const store = createMemoryStore({ limit: 2, now: () => 0 })
  for (const key of ['a', 'b', 'a', 'c']) store.set(key, key, 1_000)
  expect(['a', 'b', 'c'].map((key) => store.get(key))).toEqual(['a', undefined, 'c'])
})
