import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../../backends/mock/clock/seededRandom.ts'
import {
  isOtpBoxEnabled,
  isOtpComplete,
  otpBoxes,
  otpKeyTarget,
  pasteOtp,
  typeOtp,
} from './otpRules.ts'

const LENGTH = 6

describe('one-time code', () => {
  it('requires exactly six digits, one per box [C-243]', () => {
    expect(otpBoxes('123456', LENGTH)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(isOtpComplete('123456', LENGTH)).toBe(true)
    expect(isOtpComplete('12345', LENGTH)).toBe(false)
    expect(isOtpComplete('12 456', LENGTH)).toBe(false)
    expect(pasteOtp('', 0, '12345678', LENGTH)?.value).toBe('123456')
  })

  it('enables a box only when the earlier boxes are filled [C-244]', () => {
    const enabled = (value: string) =>
      [0, 1, 2, 3, 4, 5].map((index) => isOtpBoxEnabled(value, index))
    expect(enabled('')).toEqual([true, false, false, false, false, false])
    expect(enabled('12')).toEqual([true, true, true, false, false, false])
    expect(enabled('1 3456')).toEqual([true, true, false, false, false, false])
  })

  it('takes a digit and moves on to the next box', () => {
    expect(typeOtp('12', 2, '3', LENGTH)).toEqual({ value: '123', focus: 3 })
    expect(typeOtp('12345', 5, '6', LENGTH)).toEqual({ value: '123456', focus: 5 })
  })

  it.each(['a', ' ', '-', '1a', '½'])('clears the box when %j is entered [C-245]', (text) => {
    expect(typeOtp('123', 2, text, LENGTH)).toEqual({ value: '12', focus: 2 })
    expect(typeOtp('123', 1, text, LENGTH)).toEqual({ value: '1 3', focus: 1 })
  })

  it('clears the box when its digit is deleted', () => {
    expect(typeOtp('123456', 2, '', LENGTH)).toEqual({ value: '12 456', focus: 2 })
  })

  it('replaces a digit when another is typed before or after it', () => {
    expect(typeOtp('123', 1, '27', LENGTH)?.value).toBe('173')
    expect(typeOtp('123', 1, '72', LENGTH)?.value).toBe('173')
    expect(typeOtp('123', 1, '22', LENGTH)?.value).toBe('123')
  })

  it('accepts a whole code that the keyboard suggests', () => {
    expect(typeOtp('', 0, '482913', LENGTH)).toEqual({ value: '482913', focus: 5 })
  })

  it('fills successive boxes from a paste [C-246]', () => {
    expect(pasteOtp('', 0, '12 34-56', LENGTH)).toEqual({ value: '123456', focus: 5 })
    expect(pasteOtp('12', 2, '345', LENGTH)).toEqual({ value: '12345', focus: 5 })
    expect(pasteOtp('129999', 2, '34', LENGTH)).toEqual({ value: '123499', focus: 4 })
    expect(pasteOtp('12', 2, '3 4', LENGTH)).toEqual({ value: '1234', focus: 4 })
  })

  it.each([
    ['This code is valid for 20 minutes: 741384', '741384'],
    ['09:41 Shop: 882795', '882795'],
    ['28.11.2026 Your code: 139424', '139424'],
    ['741384 is your Shop code. It expires in 20 minutes.', '741384'],
    ['Your login code is 741384.', '741384'],
    ['Your code: 741 384', '741384'],
    ['Your code: 741-384, valid for 20 minutes', '741384'],
    ['Your code: 741–384', '741384'],
    ['Your code: 741\u00a0384', '741384'],
    ['Code 741384. Again: 741 384', '741384'],
    ['認証コードは７４１３８４です。20分間有効', '741384'],
    ['رمزك هو ٧٤١٣٨٤ صالح لمدة ٢٠ دقيقة', '741384'],
    ['आपका कोड ७४१३८४ है', '741384'],
    ['G-741384 is your code', '741384'],
    ['2026-11-28 741384', '741384'],
    ['741384 741384', '741384'],
    ['<code>741384</code>', '741384'],
  ])('takes from the pasted text %j the code %s, whichever box has the focus', (text, code) => {
    expect(pasteOtp('', 0, text, LENGTH)).toEqual({ value: code, focus: 5 })
    expect(pasteOtp('12', 2, text, LENGTH)).toEqual({ value: code, focus: 5 })
    expect(typeOtp('', 0, text, LENGTH)).toEqual({ value: code, focus: 5 })
  })

  it.each([
    'no digits',
    'valid for 20 minutes',
    'Codes: 741384 and 139424',
    '741384 139424',
    'Call 555 123 4567',
    'Order 1741384',
    'Pay $741384.50 now',
    'id a741384f',
    'on 28.11.2026 at 09:41',
    'code 7413 84',
  ])('takes nothing from the pasted or filled in text %j', (text) => {
    expect(pasteOtp('12', 2, text, LENGTH)).toBeUndefined()
    expect(typeOtp('12', 2, text, LENGTH)).toBeUndefined()
  })

  it.each(['٣', '۳', '३', '３'])('types the digit %s of another language', (digit) => {
    expect(typeOtp('12', 2, digit, LENGTH)).toEqual({ value: '123', focus: 3 })
  })

  it.each(['338 782', '338-782', '３３８７８２', '٣٣٨٧٨٢', '३३८ ७८२', '\u200f338782\n'])(
    'fills the boxes with %j, which a keyboard enters as one text',
    (text) => {
      expect(typeOtp('', 0, text, LENGTH)).toEqual({ value: '338782', focus: 5 })
      expect(pasteOtp('', 0, text, LENGTH)).toEqual({ value: '338782', focus: 5 })
    },
  )

  it('leaves out the old digit when a keyboard enters the whole code beside it', () => {
    expect(typeOtp('4', 0, '4338782', LENGTH)?.value).toBe('338782')
  })

  it('never takes six digits that are not together in the text', () => {
    const random = createSeededRandom(317)
    const below = (limit: number) => Math.floor(random.next() * limit)
    const parts = [
      '741384',
      '741 384',
      '20',
      '2026',
      '09:41',
      ' ',
      ' a ',
      '. ',
      ': ',
      '-',
      ', ',
      '5',
    ]
    const texts = Array.from({ length: 20_000 }, () =>
      Array.from({ length: 1 + below(7) }, () => parts[below(parts.length)]).join(''),
    ).filter((text) => /[^\d\s-]/.test(text))
    const taken = texts.filter((text) => pasteOtp('', 0, text, LENGTH) !== undefined)
    const wrong = taken.filter((text) => {
      const code = String(pasteOtp('', 0, text, LENGTH)?.value)
      return ![code, `${code.slice(0, 3)} ${code.slice(3)}`].some((each) => text.includes(each))
    })
    expect(wrong).toEqual([])
    expect(taken.length).toBeGreaterThan(1000)
  })

  it.each(['Backspace', 'Delete'])('moves back on %s in an empty box only [C-247]', (key) => {
    expect(otpKeyTarget('12', 2, key, LENGTH)).toBe(1)
    expect(otpKeyTarget('12', 1, key, LENGTH)).toBeNull()
    expect(otpKeyTarget('', 0, key, LENGTH)).toBe(0)
  })

  it('moves the focus with the arrow keys, never into a closed box [C-248]', () => {
    expect(otpKeyTarget('123', 2, 'ArrowLeft', LENGTH)).toBe(1)
    expect(otpKeyTarget('123', 0, 'ArrowLeft', LENGTH)).toBe(0)
    expect(otpKeyTarget('123', 1, 'ArrowRight', LENGTH)).toBe(2)
    expect(otpKeyTarget('123', 3, 'ArrowRight', LENGTH)).toBe(3)
    expect(otpKeyTarget('123', 2, '5', LENGTH)).toBeNull()
  })
})
