import { expect, it } from 'vitest'
import { printable, printableLine } from './printable.ts'

it.each([
  ['✓ Ada signs in\n\t“Möhre” 🥕', '✓ Ada signs in\n\t“Möhre” 🥕'],
  ['\u001B[31mred\u001B[1;32m green\u001B[m', 'red green'],
  ['\u001B]0;title\u0007\u001B[2J\r\u009B1A\u007F', '�]0;title��[2J��1A�'],
  ['Ada\r\n\rsigns in', 'Ada\n�signs in'],
  ['\u202Egnp.exe\u202C \u2066a\u2069\u2028b', '�gnp.exe� �a��b'],
  ['::error file=x::a', ': :error file=x::a'],
  ['a\n  \t::add-mask::b\n::c', 'a\n  \t: :add-mask::b\n: :c'],
  ['x ##[error]a ##vso[task.b]', 'x # #[error]a # #vso[task.b]'],
  ['\u001B[0m::stop-commands::x', ': :stop-commands::x'],
  ['fe80::1 and C::m', 'fe80::1 and C::m'],
])('prints %j without anything that a terminal obeys', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

it('prints a text with line breaks as one line', () => {
  expect(printableLine('Ada\n✓ 1 passed\r\n  ::error::a')).toBe('Ada ✓ 1 passed ::error::a')
  expect(printableLine('\n::error::a')).toBe(' : :error::a')
})
