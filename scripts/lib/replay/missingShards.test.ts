import { expect, it } from 'vitest'
import { missingShards } from './missingShards.mjs'

it('finds nothing to complain about when all shards are there', () => {
  expect(missingShards(['shard-2-of-2.zip', 'shard-1-of-2.zip', 'notes.txt'])).toBeUndefined()
})

it.each([
  [['notes.txt'], 'it has no shards. npm run replay -- --shard 1/2 --report saves one.'],
  [['shard-1-of-3.zip', 'shard-3-of-3.zip'], 'it lacks shard 2 of 3.'],
  [
    ['shard-1-of-1.zip', 'shard-2-of-3.zip'],
    'its shards are of several runs. Delete the old ones.',
  ],
])('explains why %j cannot be merged', (names, problem) => {
  expect(missingShards(names)).toBe(problem)
})
