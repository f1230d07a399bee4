import { existsSync, readFileSync } from 'node:fs'
import type { ScenarioResult } from '../suite/scenarioResult.ts'

/** The results that Playwright's processes saved; none if they ended before. */
export const readResults = (file: string): readonly ScenarioResult[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly ScenarioResult[]) : []
