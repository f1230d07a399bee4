import { describe, expect, it } from 'vitest'
import {
  countPlaywright,
  countReplay,
  countReport,
  countVitest,
  lastLine,
} from '../../scripts/lib/countReport.mjs'

const vitest = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
}
const playwright = { stats: { expected: 2, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] }

describe('counting a run', () => {
  it('takes the numbers of the runner', () => {
    expect(countVitest(vitest, 0)).toEqual({ passed: 3, failed: 0, skipped: 0 })
    expect(countVitest({ ...vitest, numFailedTests: 2, numPendingTests: 1 }, 1)).toEqual({
      passed: 3,
      failed: 2,
      skipped: 1,
    })
    expect(countPlaywright(playwright, 0)).toEqual({ passed: 2, failed: 0, skipped: 0 })
  })

  it('counts each scenario of a replay, an unstable one as failed, and names why', () => {
    const scenarios = [
      { title: 'A swap', result: 'passed', failures: [] },
      { title: 'A login', result: 'failed', failures: [{ message: 'Step 2 failed.\nSeen: Help' }] },
      { title: 'A send', result: 'unstable', failures: [], difference: 'Play 2 differs.' },
    ]
    expect(countReplay({ scenarios }, 1)).toEqual({
      passed: 1,
      failed: 2,
      skipped: 0,
      failures: ['A login: Step 2 failed.', 'A send: Play 2 differs.'],
    })
    expect(countReplay({ scenarios: scenarios.slice(0, 1) }, 0)).toMatchObject({ failed: 0 })
    expect(countReplay({ scenarios: [] }, 0)).toMatchObject({ failed: 1 })
  })

  it('counts a test file that cannot be loaded as failed', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countVitest({ ...vitest, testResults }, 1).failed).toBe(1)
  })

  it('counts a flaky test and an error outside of tests as failed', () => {
    const stats = { ...playwright.stats, flaky: 1 }
    expect(countPlaywright({ stats, errors: [{}] }, 1).failed).toBe(2)
  })

  it('counts a runner that ended badly without a failed test as failed', () => {
    expect(countVitest(vitest, 1).failed).toBe(1)
    expect(countPlaywright(playwright, 130).failed).toBe(1)
  })

  it('counts a run without a test and a run without a report as failed', () => {
    expect(countVitest({ ...vitest, numPassedTests: 0 }, 0).failed).toBe(1)
    expect(countReport('reports/absent.json', 0, countVitest).failed).toBe(1)
  })

  it('names the failure of a program, and not only that there was an error', () => {
    const fullName = 'passes its own tests'
    const failureMessages = ['Error: \n\n\u001b[31mRunning 35 tests\n  1) a wallet is answered']
    const assertionResults = [{ status: 'failed', fullName, failureMessages }]
    const testResults = [{ status: 'failed', name: 'a.test.ts', message: '', assertionResults }]
    expect(countVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failures).toEqual([
      'passes its own tests: Running 35 tests',
    ])
  })

  it('names each failed test with the first line of its error', () => {
    const assertionResults = [
      { status: 'passed', fullName: 'adds', failureMessages: [] },
      { status: 'failed', fullName: 'divides', failureMessages: ['\u001b[31m1 is not 2\n  at x'] },
    ]
    const testResults = [
      { status: 'failed', name: 'a.test.ts', message: '', assertionResults },
      { status: 'failed', name: 'b.test.ts', message: 'No such module', assertionResults: [] },
    ]
    expect(countVitest({ ...vitest, numFailedTests: 1, testResults }, 1).failures).toEqual([
      'divides: 1 is not 2',
      'b.test.ts: No such module',
    ])
    const suites = [
      {
        suites: [
          {
            specs: [
              { title: 'opens', tests: [{ status: 'expected', results: [{}] }] },
              {
                title: 'closes',
                tests: [
                  { status: 'unexpected', results: [{ error: { message: 'Timeout\nat y' } }] },
                ],
              },
            ],
          },
        ],
      },
    ]
    const errors = [{ message: 'The server ended' }]
    expect(countPlaywright({ ...playwright, suites, errors }, 1).failures).toEqual([
      'closes: Timeout',
      'outside of any test: The server ended',
    ])
  })

  it('ends with one line', () => {
    expect(lastLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(lastLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })
})
