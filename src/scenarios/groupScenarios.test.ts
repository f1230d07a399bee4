import { describe, expect, it } from 'vitest'
import { groupScenarios } from './groupScenarios.ts'
import { readScenarioFiles } from './readScenarioFiles.ts'
import { scenarioFiles } from './scenarioFiles.ts'

const named = (id: string) => ({ [id]: { id, title: id, tags: [], steps: [] } })
const idsOf = (name: string, files: Parameters<typeof groupScenarios>[0]) =>
  groupScenarios(files)
    .find((group) => group.name === name)
    ?.scenarios.map(({ id }) => id)

describe('groupScenarios', () => {
  it('orders a group by the ids, whatever the sub-folders', () => {
    const files = {
      './email/code/c.scenario.ts': named('c'),
      './email/b.scenario.ts': named('b'),
      './email/a.scenario.ts': named('a'),
    }
    expect(idsOf('Email', files)).toEqual(['a', 'b', 'c'])
  })

  it('puts the scenario that the others vary first', () => {
    const files = {
      './send/a.scenario.ts': named('a'),
      './send/send-coin.scenario.ts': named('send-coin'),
    }
    expect(idsOf('Send', files)).toEqual(['send-coin', 'a'])
  })

  it('lists the folders of a group one after the other', () => {
    const files = { './help/a.scenario.ts': named('a'), './shell/b.scenario.ts': named('b') }
    expect(idsOf('Modal', files)).toEqual(['b', 'a'])
    const nested = {
      './email/change/a.scenario.ts': named('a'),
      './email/code/b.scenario.ts': named('b'),
    }
    expect(idsOf('Email', nested)).toEqual(['b', 'a'])
  })

  it('takes every scenario of a file', () => {
    const files = { './swap/a.scenario.ts': { ...named('b'), ...named('a') } }
    expect(idsOf('Swap', files)).toEqual(['a', 'b'])
  })

  it('rejects a file that exports no scenario', () => {
    expect(() => groupScenarios({ './swap/a.scenario.ts': { a: 1 } })).toThrow(
      'Failed to list ./swap/a.scenario.ts: it exports no scenario.',
    )
  })

  it('rejects a folder that belongs to no group', () => {
    expect(() => groupScenarios({ './weather/a.scenario.ts': named('a') })).toThrow(
      'Add the folder to a group in src/scenarios/groupScenarios.ts.',
    )
  })

  it('finds the same files on the disk as Vite, in the same order', async () => {
    const found = Object.keys(await readScenarioFiles())
    expect(found.length).toBeGreaterThan(400)
    expect(found).toEqual(Object.keys(scenarioFiles))
  })
})
