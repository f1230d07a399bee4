import { expect, it } from 'vitest'
import type { Scenario, Step } from '../../src/scenarios/index.ts'
import { reportFinding } from './reportFinding.ts'

const opening: Scenario = { id: 'opening', title: 'Opening', tags: [], steps: [] }
const last: Step = { do: 'jump', ms: 1 }
const steps = [...Array.from({ length: 39 }, (_, index): Step => ({ do: 'run', ms: index })), last]

/** Reports a finding that needs the last step; returns the output and the number of replays at that point. */
async function report(problems: readonly string[] = ['broken by request 7', 'and more']) {
  const printed: { readonly line: string; readonly after: number }[] = []
  let replays = 0
  await reportFinding({
    id: 'monkey-1-1',
    opening,
    steps,
    problems,
    async replay(fewer) {
      replays += 1
      return fewer.filter((step) => step === last).map(() => `broken by request ${fewer.length}`)
    },
    print: (line) => printed.push({ line, after: replays }),
  })
  return { printed, replays }
}

it('prints the finding with all of its steps before it is replayed', async () => {
  const { printed } = await report()
  const early = printed.filter(({ after }) => after === 0).map(({ line }) => line)
  expect(early).toEqual([
    'Found, from opening:\nbroken by request 7\nand more',
    expect.stringContaining(JSON.stringify(steps)),
  ])
})

it('prints the steps that matter after a limited number of replays', async () => {
  const { printed, replays } = await report()
  const [count = '', json = ''] = printed.slice(-1).flatMap(({ line }) => line.split('\n'))
  expect(count).toMatch(/^The \d+ that matter:$/)
  const { steps: least, ...scenario } = JSON.parse(json) as Scenario
  expect(least.length).toBeLessThan(steps.length)
  expect(least).toContainEqual(last)
  expect(scenario).toEqual({ id: 'monkey-1-1', title: 'broken by request 7', tags: ['monkey'] })
  expect(replays).toBeLessThanOrEqual(20)
})

it('prints and replays nothing when there is no problem', async () => {
  expect(await report([])).toEqual({ printed: [], replays: 0 })
})
