import { expect, it } from 'vitest'
import { titleParts } from './titleParts.ts'

const marked = (title: string, amounts: readonly string[]) =>
  titleParts(title, amounts).map(({ text, isAmount }) => (isAmount ? `[${text}]` : text))

it.each([
  ['Sent 2 ETH', ['2 ETH'], ['Sent ', '[2 ETH]']],
  [
    'Swapped 1 USD for 31 USDC',
    ['1 USD', '31 USDC'],
    ['Swapped ', '[1 USD]', ' for ', '[31 USDC]'],
  ],
  ['2 ETH gesendet · Base', ['2 ETH'], ['[2 ETH]', ' gesendet · Base']],
  ['Failed to swap 1 ETH', ['1 ETH', '5 DAI'], ['Failed to swap ', '[1 ETH]']],
])('splits %s at its amounts', (title, amounts, parts) => {
  expect(marked(title, amounts)).toEqual(parts)
})
