import { expect, it } from 'vitest'
import { formatSize } from './formatSize.ts'

it.each([
  ['', '0 B'],
  ['é', '2 B'],
  ['a'.repeat(999), '999 B'],
  ['a'.repeat(1_549), '1.5 kB'],
])('counts the bytes of a text, case %#', (text, size) => expect(formatSize(text)).toBe(size))
