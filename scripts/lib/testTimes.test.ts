import { join } from 'node:path'
import { expect, it } from 'vitest'
import {
  fileTable,
  playwrightFiles,
  replayedTests,
  testsOf,
  timeOf,
  timeTable,
  vitestFiles,
} from './testTimes.mjs'

const run = (duration: number, ...steps: readonly (readonly [title: string, ms: number])[]) => ({
  duration,
  steps: steps.map(([title, ms]) => ({ title, duration: ms })),
})
/** As Playwright writes it: a file with a test of its own, and a group with another that ran twice. */
const report = {
  suites: [
    {
      specs: [
        {
          title: 'A swap',
          file: 'swap.spec.ts',
          tests: [
            { results: [run(900, ['open the stage', 350], ['1. click', 100], ['2. click', 150])] },
          ],
        },
      ],
      suites: [
        {
          specs: [
            {
              title: 'A login',
              file: 'login.spec.ts',
              tests: [{ results: [run(400, ['1. click', 50]), run(1_600)] }],
            },
          ],
        },
      ],
    },
  ],
}

it('reads every run of every test with its steps', () => {
  expect(testsOf(report).map(({ title, ms, steps }) => [title, ms, steps.length])).toEqual([
    ['A login', 400, 1],
    ['A login', 1_600, 0],
    ['A swap', 900, 3],
  ])
})

it('reads the first play of every scenario with the kinds of its steps', () => {
  const result = { result: 'passed', at: '', plays: 1, failures: [] } as const
  const scenarios = [
    { ...result, name: 'a', title: 'A swap', ms: 900, times: { open: 350, steps: [100, 150] } },
    { ...result, name: 'b', title: 'A login', ms: 400 },
  ]
  const steps = [{ do: 'click' }, { expect: 'view' }]
  expect(replayedTests({ scenarios }, () => ({ steps }))).toEqual([
    {
      title: 'A swap',
      file: 'a',
      ms: 900,
      steps: [
        { title: 'open the stage', ms: 350 },
        { title: 'click', ms: 100 },
        { title: 'expect view', ms: 150 },
      ],
    },
    { title: 'A login', file: 'b', ms: 400, steps: [{ title: 'open the stage', ms: 0 }] },
  ])
})

it('adds up the steps of a kind', () => {
  expect(testsOf(report).map((test) => timeOf(test, 'click'))).toEqual([50, 0, 250])
})

it('names the slowest tests first, and what took the time', () => {
  expect(timeTable(testsOf(report))).toEqual([
    'The slowest of 3 tests:',
    '     1.6 s  A login',
    '     0.9 s  A swap',
    '     0.4 s  A login',
    'Where 2.9 s of test time went:',
    '     0.3 s   12 %  open the stage: 1 times, 350 ms each',
    '     0.3 s   10 %  click: 3 times, 100 ms each',
  ])
})

it('names ten tests at most', () => {
  const results = Array.from({ length: 30 }, () => run(100, ['1. click', 50]))
  const table = timeTable(
    testsOf({ suites: [{ specs: [{ title: 'Many', tests: [{ results }] }] }] }),
  )
  expect(table.filter((line) => line.endsWith('Many'))).toHaveLength(10)
})

it('prints nothing where no test has steps', () => {
  expect(
    timeTable(testsOf({ suites: [{ specs: [{ title: 'One', tests: [{ results: [run(5)] }] }] }] })),
  ).toEqual([])
})

it('names the files that occupied the workers longest first', () => {
  expect(fileTable(playwrightFiles(report))).toEqual([
    'The longest of 2 files, 2.9 s of worker time in all:',
    '     2.0 s  login.spec.ts: 2 tests',
    '     0.9 s  swap.spec.ts: 1 tests',
  ])
})

it('names the files of Vitest by their path in the repository', () => {
  const testResults = [
    {
      name: join('/repository', 'src', 'a.test.ts'),
      startTime: 1_000,
      endTime: 2_500,
      assertionResults: [{}, {}],
    },
  ]
  expect(fileTable(vitestFiles({ testResults }, '/repository'))).toEqual([
    'The longest of 1 files, 1.5 s of worker time in all:',
    '     1.5 s  src/a.test.ts: 2 tests',
  ])
})

it('names 25 files at most, and says nothing where there is none', () => {
  const files = Array.from({ length: 30 }, (_, index) => ({ file: `${index}`, ms: 1, tests: 1 }))
  expect(fileTable(files)).toHaveLength(26)
  expect(fileTable([])).toEqual([])
})
