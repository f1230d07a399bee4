import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { scenarios } from '../../src/scenarios/index.ts'
import { chosenScenarios } from './chosenScenarios.ts'
import { replayChoice } from './replayChoice.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-choice-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

const idsOf = async (env: Record<string, string>) => {
  const history = join(folder, 'history.json')
  for (const [name, value] of Object.entries({ FOYER_HISTORY: history, ...env })) {
    vi.stubEnv(name, value)
  }
  return (await chosenScenarios()).map(({ id }) => id)
}

it('plays everything in one shard without a choice', () => {
  expect(replayChoice({})).toEqual({
    tags: [],
    shard: { index: 1, count: 1 },
    history: 'reports/replay-history.json',
  })
})

it('covers the same scenarios in 1, 2 and 5 shards, each once', async () => {
  const all = await idsOf({})
  expect(all).toEqual(expect.arrayContaining(scenarios.map(({ id }) => id)))
  for (const count of [2, 5]) {
    const shards = []
    for (let index = 1; index <= count; index++) {
      shards.push(await idsOf({ FOYER_SHARD: `${index}/${count}` }))
    }
    expect(shards.flat().toSorted()).toEqual(all.toSorted())
    const sizes = shards.map(({ length }) => length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  }
})

it('cuts the shards by the times of earlier runs', async () => {
  const [slow = '', ...others] = await idsOf({ FOYER_TAGS: 'farcaster' })
  const past = (ms: number) => ({
    runs: [{ at: '2026-01-01T00:00:00.000Z', ms, result: 'passed' }],
  })
  const times = [[slow, past(60_000)], ...others.map((id) => [id, past(100)])]
  const scenariosByName = Object.fromEntries(times) as unknown
  const text = { format: 'foyer-history', version: 1, scenarios: scenariosByName }
  writeFileSync(join(folder, 'history.json'), JSON.stringify(text))
  expect(await idsOf({ FOYER_SHARD: '1/2' })).toEqual([slow])
  expect(await idsOf({ FOYER_SHARD: '2/2' })).toEqual(others)
})

it('plays the scenarios with a tag and a text', async () => {
  const ids = await idsOf({ FOYER_TAGS: 'swap,send', FOYER_GREP: 'solana' })
  expect(ids.length).toBeGreaterThan(0)
  const chosen = scenarios.filter(({ id }) => ids.includes(id))
  expect(chosen.filter(({ tags }) => !/\b(swap|send)\b/.test(tags.join(' ')))).toEqual([])
  await expect(idsOf({ FOYER_TAGS: 'swpa' })).rejects.toThrow(/^No scenario has the tag swpa\./)
})
