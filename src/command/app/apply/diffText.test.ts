import { expect, it } from 'vitest'
import { diffText } from './diffText.ts'

it('shows the changed lines with three around them, and where they are', () => {
  const before = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`)
  const after = [...before.slice(0, 5), 'new', ...before.slice(6)]
  expect(diffText('a.ts', `${before.join('\n')}\n`, `${after.join('\n')}\n`)).toEqual([
    '--- a.ts',
    '+++ a.ts',
    '@@ -3 +3 @@',
    ' line 3',
    ' line 4',
    ' line 5',
    '-line 6',
    '+new',
    ' line 7',
    ' line 8',
    ' line 9',
  ])
})

it('shows a new file, one that is removed, and several places', () => {
  expect(diffText('a.ts', undefined, 'a\nb\n')).toEqual([
    '--- /dev/null',
    '+++ a.ts',
    '@@ -1 +1 @@',
    '+a',
    '+b',
  ])
  expect(diffText('a.ts', 'a\r\n', undefined)).toEqual([
    '--- a.ts',
    '+++ /dev/null',
    '@@ -1 +1 @@',
    '-a',
  ])
  const lines = Array.from({ length: 20 }, (_, index) => `${index}`).join('\n')
  const places = diffText('a.ts', lines, `first\n${lines}\nlast`)
  expect(places.filter((line) => line.startsWith('@@'))).toEqual(['@@ -1 +1 @@', '@@ -18 +19 @@'])
})
