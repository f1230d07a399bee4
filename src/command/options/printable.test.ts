import { expect, it } from 'vitest'
import { printable } from './printable.ts'

it.each([
  ['✓ Ada signs in\n\t“Möhre” 🥕', '✓ Ada signs in\n\t“Möhre” 🥕'],
  ['\u001B[31mred\u001B[1;32m green\u001B[m', 'red green'],
  ['\u001B]0;title\u0007\u001B[2J\r\u009B1A\u007F', '�]0;title��[2J��1A�'],
])('prints %j without anything that a terminal obeys', (text, printed) => {
  expect(printable(text)).toBe(printed)
})
