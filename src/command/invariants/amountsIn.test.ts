import { expect, it } from 'vitest'
import { amountsIn } from './amountsIn.ts'

it.each([
  ['1 ETH', ['1']],
  ['3,120.067633 USDC', ['3120.067633']],
  ['1,234', ['1234', '1.234']],
  ['1.234,50 €', ['1234.5']],
  ['٣٫٥', ['3.5']],
  ['१२', ['12']],
  ['007.10', ['7.1']],
  ['1,234,567', ['1234567']],
  ['1,234.567', ['1234.567']],
  ['1 234,5', ['1234.5', '1', '234.5']],
  ['0x90F7...b906', []],
  ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65', []],
  ['none', []],
])('reads the numbers of "%s"', (text, amounts) => {
  expect([...amountsIn(text)]).toEqual(amounts)
})

it('reads words with digits beside each other as two numbers, too', () => {
  expect([...amountsIn('$5 10 ETH 20 DAI')]).toEqual(expect.arrayContaining(['10', '20', '5']))
})
