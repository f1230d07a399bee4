import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { errorTexts } from '../../src/widget/core/texts/general/errorTexts.ts'

it('docs/troubleshooting.md has one row for each error code, and no other', () => {
  const text = readFileSync('docs/troubleshooting.md', 'utf8')
  const rows = [...text.slice(text.indexOf('## Codes')).matchAll(/^\| `([^`]+)`/gm)]
  expect(rows.map(([, code]) => code).toSorted()).toEqual(
    Object.keys(errorTexts.english).toSorted(),
  )
})
