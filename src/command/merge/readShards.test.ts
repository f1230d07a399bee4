import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareReport } from '../replay/prepareReport.ts'
import { readShards } from './readShards.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-shards-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const two = [['a', 'c'], ['b']]
function save(index: number, shards = two, variants?: readonly string[]) {
  const shard = { index, count: shards.length }
  const saved = prepareReport({ report: folder, shard, variants }, shards)
  writeFileSync(String(saved?.path), '')
}

it('reads the shards when all are there', () => {
  save(1)
  save(2)
  expect(readShards(folder)).toEqual({ shards: two })
})

it('names the shard that is missing', () => {
  save(2)
  expect(() => readShards(folder)).toThrow(new Error(`The folder ${folder} lacks shard-1-of-2.`))
})

it('refuses shards whose durations differ', () => {
  save(1)
  save(2, [['a'], ['b', 'c']])
  expect(() => readShards(folder)).toThrow(
    /^Shards 1 and 2 in .* Run all shards with the same files/,
  )
})

it('reads the variants of screens, and refuses shards in other variants', () => {
  save(1, two, ['light', 'dark'])
  save(2, two, ['light', 'dark'])
  expect(readShards(folder)).toEqual({ shards: two, variants: ['light', 'dark'] })
  save(2, two, ['light'])
  expect(() => readShards(folder)).toThrow(/durations or variants of screens differ/)
  save(2)
  expect(() => readShards(folder)).toThrow(/durations or variants of screens differ/)
})

it('says how to save a shard when the folder has none', () => {
  expect(() => readShards(join(folder, 'none'))).toThrow(
    /has no shards\. npx foyerkit replay --shard 1\/2/,
  )
})
