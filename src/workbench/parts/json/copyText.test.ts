import { expect, it } from 'vitest'
import { copyText } from './copyText.ts'

it('copies a text without quotation marks, and everything else as JSON', () => {
  expect(copyText('0xf39F')).toBe('0xf39F')
  expect(copyText(5)).toBe('5')
  expect(copyText(undefined)).toBe('undefined')
  expect(copyText({ wei: 10n, to: ['0xf39F'] })).toBe(
    '{\n  "wei": "10",\n  "to": [\n    "0xf39F"\n  ]\n}',
  )
})
