import { describe, expect, it } from 'vitest'
import type { Storage } from '../../src/backends/port/storage.ts'

/** The contract of storages, also when the platform refuses. */
export function storageContract(name: string, make: () => Storage): void {
  describe(`a storage: ${name}`, () => {
    it.each(['1', '', '{"ü":"🦊"}'])('returns the text %j', (text) => {
      const storage = make()
      storage.set('key', text)
      expect(storage.get('key')).toBe(text)
    })

    it('keeps the last of two texts, separately per key', () => {
      const storage = make()
      storage.set('a', '1')
      storage.set('b', '2')
      storage.set('a', '3')
      expect([storage.get('a'), storage.get('b')]).toEqual(['3', '2'])
    })

    it('returns nothing for a missing or removed key', () => {
      const storage = make()
      storage.set('a', '1')
      storage.remove('a')
      storage.remove('a')
      expect([storage.get('a'), storage.get('never')]).toEqual([undefined, undefined])
    })
  })
}
