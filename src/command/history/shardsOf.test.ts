import { assert, constantFrom, dictionary, integer, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { shardsOf } from './shardsOf.ts'

const times = dictionary(string(), integer({ min: 1, max: 60_000 }), { maxKeys: 60 }).map(
  (each) => new Map(Object.entries(each)),
)
const counts = constantFrom(1, 2, 5, 20)
const sumOf = (names: readonly string[], of: ReadonlyMap<string, number>) =>
  names.reduce((sum, name) => sum + (of.get(name) ?? 0), 0)

it('covers each scenario exactly once, for any number of shards', () => {
  assert(
    property(times, counts, (of, count) => {
      const shards = shardsOf(of, count)
      expect(shards).toHaveLength(count)
      expect(shards.flat().toSorted()).toEqual([...of.keys()].toSorted())
    }),
  )
})

it('gives the same shards on each machine, for any order of the files', () => {
  assert(
    property(times, counts, (of, count) => {
      expect(shardsOf(new Map([...of].toReversed()), count)).toEqual(shardsOf(of, count))
    }),
  )
})

it('makes no shard longer than the mean by more than its last scenario', () => {
  assert(
    property(times, counts, (of, count) => {
      const mean = sumOf([...of.keys()], of) / count
      const rest = shardsOf(of, count).map((names) => sumOf(names.slice(0, -1), of))
      expect(Math.max(...rest)).toBeLessThanOrEqual(mean)
    }),
  )
})

it('balances times, and not numbers of scenarios', () => {
  const of = new Map(Object.entries({ a: 10, b: 10, c: 10, d: 30, e: 30, f: 90 }))
  expect(shardsOf(of, 2)).toEqual([['f'], ['d', 'e', 'a', 'b', 'c']])
})
