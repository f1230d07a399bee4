import type { TestCase, TestResult } from '@playwright/test/reporter'

/** A play of a scenario, as Playwright reports it. */
export interface Play {
  readonly test: TestCase
  readonly result: TestResult
}
