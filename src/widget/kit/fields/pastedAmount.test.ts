import { expect, it } from 'vitest'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import { amountOf } from '../../money/amounts/money.ts'
import { pastedAmount } from './pastedAmount.ts'

it.each([
  ['1,234.56', '1234.56'],
  ['1.234,56', '1234.56'],
  ['1 234,56', '1234.56'],
  ['1\u202f234\u00a0567,5', '1234567.5'],
  ["1'234.56", '1234.56'],
  ['1’234’567', '1234567'],
  ['1,234,567', '1234567'],
  ['1.234.567', '1234567'],
  ['12,34,567.8', '1234567.8'],
  ['1.234,', '1234.'],
  ['1,5', '1.5'],
  ['1,50', '1.50'],
  ['0,0001', '0.0001'],
  ['0,123', '0.123'],
  [',123', '.123'],
  ['1234,567', '1234.567'],
  ['1.5', '1.5'],
  ['1234', '1234'],
  ['.5', '.5'],
  [',5', '.5'],
  [' 12.5\n', '12.5'],
  ['5e-7', '0.0000005'],
  ['5E−8', '0.00000005'],
  ['1.5e+3', '1500'],
  ['1.234e-3', '0.001234'],
  ['1,234e2', '123.4'],
  ['.5e1', '5'],
  ['1e0', '1'],
  ['0e5', '0'],
  ['١٬٢٣٤٫٥', '1234.5'],
  ['1٬234', '1234'],
  ['٢٫٥', '2.5'],
  ['۲٫۵', '2.5'],
  ['٢،٥', '2.5'],
  ['१२', '12'],
  ['१,२३,४५६.७८', '123456.78'],
  ['１２．５', '12.5'],
  ['１，２３４．５', '1234.5'],
  ['１。５', '1.5'],
  ['\u200f12.5\u200f', '12.5'],
  ['\u206612\u2069', '12'],
])('reads the pasted text %j as %s', (text, amount) => {
  expect(pastedAmount(text)).toBe(amount)
})

it.each(['1,234', '1.234', '.', '12.'])(
  'leaves the pasted text %j to the field, which has its own rule for it',
  (text) => {
    expect(pastedAmount(text)).toBe(text)
  },
)

it.each([
  '-2',
  '+2',
  '−2',
  '$1,234.56',
  '1.234,56 €',
  '1,234.56 USDC',
  '0.5 ETH',
  '2.5K',
  '10%',
  '<0.0001',
  '~1',
  '0x10',
  '1·5',
  '½',
  '10 20',
  '10\n200',
  '1\t234',
  '1.2.3',
  '1,2,3',
  '1,23.4',
  '1,50.000',
  '1,23,456,789',
  '12.34,567',
  '0,123.5',
  '1,234.5e3',
  '1e400',
  '1e',
  'e5',
  '1e1.5',
  '5e-79',
  '1e5e5',
  '1_000',
  '١٬٢٣',
  '\u202e12.5',
  'Infinity',
  'x',
  '',
])('refuses the pasted text %j, which is not surely one number', (text) => {
  expect(pastedAmount(text)).toBeUndefined()
})

/** Ways to write the same number: marks, digits, exponent, invisible characters. */
const scripts = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '०१२३४५६७८९', '０１２３４５６７８９']

it('reads any number as the same number, in every way of writing it', () => {
  const random = createSeededRandom(315)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T
  const digits = (count: number) => Array.from({ length: count }, () => below(10)).join('')
  const wrong: unknown[] = []
  for (let at = 0; at < 10_000; at += 1) {
    const whole = `${1 + below(9)}${digits(4 + below(14))}`
    const fraction = digits(1 + below(18))
    const number = amountOf(`${whole}.${fraction}`)
    const [group, mark] = pick([
      [',', '.'],
      ['.', ','],
      ['\u00a0', ','],
      ['’', '.'],
      ['٬', '٫'],
      ['', '.'],
      ['', ','],
    ] as const)
    const inGroups = whole.replace(/\B(?=(\d{3})+$)/g, group)
    const inLakhs = whole.replace(/\B(?=(\d{2})*\d{3}$)/g, ',')
    const shift = below(30) - 15
    const plain = pick([
      `${inGroups}${mark}${fraction}`,
      `${inLakhs}.${fraction}`,
      `${number.times(amountOf(`1e${shift}`)).toFixed()}e${-shift}`,
    ])
    const script = pick(scripts)
    const native = plain.replace(/\d/g, (digit) => script.charAt(Number(digit)))
    const text = pick(['', '\u200f', ' ']) + native + pick(['', '\u200e', '\n'])
    wrong.push(...[text].filter((each) => !amountOf(pastedAmount(each)).eq(number)))
  }
  expect(wrong).toEqual([])
})

it('accepts no text from which a character would be dropped', () => {
  const random = createSeededRandom(129)
  const below = (limit: number) => Math.floor(random.next() * limit)
  const marks = ['.', ',', ' ', '-', '+', 'e', 'x', 'K', '$', '٫', '٬', "'", '½', '·', '<', '%']
  const keys = ['1', '23', '456', '000', '٣', ...marks]
  const texts = Array.from({ length: 20_000 }, () =>
    Array.from({ length: 1 + below(7) }, () => keys[below(keys.length)]).join(''),
  )
  const accepted = texts.filter((text) => pastedAmount(text) !== undefined)
  const wrong = accepted
    .filter((text) => /[-+xK$½·<%]/.test(text.replace(/e[-+]/, 'e')))
    .concat(
      accepted.filter((text) => !/^(\d*\.?\d*|\d{1,3},\d{3})$/.test(String(pastedAmount(text)))),
    )
  expect(accepted.length).toBeGreaterThan(1000)
  expect(wrong).toEqual([])
})
