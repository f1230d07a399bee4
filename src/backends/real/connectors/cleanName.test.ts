import { expect, it } from 'vitest'
import { cleanName } from './cleanName.ts'

it.each([
  ['MetaMask', 'MetaMask'],
  ['<b>Bold</b>', '<b>Bold</b>'],
  ['  two\nlines ', 'two lines'],
  ['\u202Eksamatem', 'ksamatem'],
  ['x'.repeat(90), 'x'.repeat(60)],
  ['🦊'.repeat(90), '🦊'.repeat(30)],
  ['', 'Browser Wallet'],
  ['\u200B', 'Browser Wallet'],
  [undefined, 'Browser Wallet'],
  [{ toString: (): string => 'Spy' }, 'Browser Wallet'],
])('reads %j as %j', (given, name) => {
  expect(cleanName(given)).toBe(name)
})
