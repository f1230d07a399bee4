import { describe, expect, it } from 'vitest'
import type { Random } from '../../src/backends/port/random.ts'

/** The contract of sources of randomness. */
export function randomContract(name: string, make: () => Random): void {
  describe(`randomness: ${name}`, () => {
    it('returns numbers from 0 to below 1', () => {
      const random = make()
      const numbers = Array.from({ length: 1_000 }, () => random.next())
      expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...numbers)).toBeLessThan(1)
      expect(new Set(numbers).size).toBeGreaterThan(900)
    })

    it('returns unique version 4 UUIDs', () => {
      const random = make()
      const uuids = Array.from({ length: 500 }, () => random.uuid())
      const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
      expect(uuids.filter((uuid) => !form.test(uuid))).toEqual([])
      expect(new Set(uuids).size).toBe(500)
    })

    it('returns unique base-36 ids of at least 5 characters', () => {
      const random = make()
      const ids = Array.from({ length: 500 }, () => random.id())
      expect(ids.filter((id) => !/^[0-9a-z]{5,}$/.test(id))).toEqual([])
      expect(new Set(ids).size).toBe(500)
    })
  })
}
