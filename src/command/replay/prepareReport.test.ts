import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareReport } from './prepareReport.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('writes a report only where one is wanted', () => {
  expect(prepareReport({}, [])).toBeUndefined()
})

it('replaces an earlier report', () => {
  mkdirSync(join(folder, 'data'))
  writeFileSync(join(folder, 'index.html'), '')
  expect(prepareReport({ report: folder }, [])).toEqual({ kind: 'html', path: folder })
})

it('refuses a folder with other files, which Playwright would delete', () => {
  writeFileSync(join(folder, 'package.json'), '')
  expect(() => prepareReport({ report: folder }, [])).toThrow(
    `Failed to write a report to ${folder}, which has other files, such as package.json.`,
  )
})
