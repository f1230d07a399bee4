import { describe, expect, it } from 'vitest'
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
    expect(pasteOtp('', 0, '12345678', LENGTH).value).toBe('123456')
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

  it.each(['a', ' ', '-', '1a', '٣'])('clears the box when %j is entered [C-245]', (text) => {
    expect(typeOtp('123', 2, text, LENGTH)).toEqual({ value: '12', focus: 2 })
    expect(typeOtp('123', 1, text, LENGTH)).toEqual({ value: '1 3', focus: 1 })
  })

  it('clears the box when its digit is deleted', () => {
    expect(typeOtp('123456', 2, '', LENGTH)).toEqual({ value: '12 456', focus: 2 })
  })

  it('replaces a digit when another is typed before or after it', () => {
    expect(typeOtp('123', 1, '27', LENGTH).value).toBe('173')
    expect(typeOtp('123', 1, '72', LENGTH).value).toBe('173')
    expect(typeOtp('123', 1, '22', LENGTH).value).toBe('123')
  })

  it('accepts a whole code that the keyboard suggests', () => {
    expect(typeOtp('', 0, '482913', LENGTH)).toEqual({ value: '482913', focus: 5 })
  })

  it('fills successive boxes from a paste [C-246]', () => {
    expect(pasteOtp('', 0, '12 34-56', LENGTH)).toEqual({ value: '123456', focus: 5 })
    expect(pasteOtp('12', 2, '345', LENGTH)).toEqual({ value: '12345', focus: 5 })
    expect(pasteOtp('129999', 2, '34', LENGTH)).toEqual({ value: '123499', focus: 4 })
    expect(pasteOtp('12', 2, 'no digits', LENGTH)).toEqual({ value: '12', focus: 2 })
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
