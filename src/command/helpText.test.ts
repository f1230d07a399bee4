import { expect, it } from 'vitest'
import { helpText } from './helpText.ts'

it('lists each verb once, and each option with its value below it', () => {
  const lines = helpText.split('\n')
  expect(lines.filter((line) => line.startsWith('  npx foyerkit'))).toHaveLength(10)
  expect(lines).toContain(
    '  --report[=<folder>]    where to write the report; usually foyer-report',
  )
  expect(lines.filter((line) => /^ {2}--(?!.{20} \S)/.test(line))).toEqual(['  --version, --help'])
})

it('continues a long text in the column of the texts', () => {
  expect(helpText).toContain(
    '*.example.org,\n                         or "*" for all; may be repeated\n',
  )
})
