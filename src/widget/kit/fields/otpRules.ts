import { asciiDigits } from './asciiDigits.ts'

/** A code while it is typed: one character per box, a blank for an empty box before a filled one, no trailing blanks. */
export type OtpValue = string

/** The result of a key, a letter or a paste: the new code, and the box that gets the focus. */
export interface OtpStep {
  value: OtpValue
  focus: number
}

/** Returns the content of each of the `length` boxes (C-243). */
export function otpBoxes(value: OtpValue, length: number): string[] {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim())
}

/** True when every box contains a digit. */
export function isOtpComplete(value: OtpValue, length: number): boolean {
  return value.length === length && /^\d+$/.test(value)
}

/** True if all boxes before it are filled (C-244). */
export function isOtpBoxEnabled(value: OtpValue, index: number): boolean {
  return otpBoxes(value, index).every((box) => box !== '')
}

function join(boxes: readonly string[]): OtpValue {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd()
}

/** Fills successive boxes with pasted digits, starting at the focused one (C-246). */
function fill(value: OtpValue, index: number, digits: string, length: number): OtpStep {
  const boxes = otpBoxes(value, length)
  const fitting = digits.slice(0, length - index)
  boxes.splice(index, fitting.length, ...fitting)
  return { value: join(boxes), focus: Math.min(index + fitting.length, length - 1) }
}

/**
 * Returns the codes in a text: groups of all digits, or of two halves with a blank or dash between.
 * A group that is part of a longer number, a date, an amount or a word of Latin letters does not
 * count. The same code twice is one.
 */
function codesIn(text: string, length: number): readonly string[] {
  const half = length / 2
  const whole = `(?<![\\dA-Za-z_]|\\d[.,:/-])\\d{${length}}(?![\\dA-Za-z_]|[.,:/-]\\d)`
  const halves = `(?<![\\dA-Za-z_]|\\d[.,:/ -])\\d{${half}}[ -]\\d{${half}}(?![\\dA-Za-z_]|[.,:/ -]\\d)`
  const groups = text.match(new RegExp(`${whole}|${halves}`, 'g')) ?? []
  return [...new Set(groups.map((code) => code.replace(/\D/g, '')))]
}

/**
 * Handles a pasted text. Digits alone, with blanks and dashes, fill successive boxes from the
 * focused one (C-246). Any other text, as of a whole mail, is searched for the one code. Returns
 * `undefined` if it has none or several, because a wrong guess would be sent at once (open point
 * 317).
 */
export function pasteOtp(
  value: OtpValue,
  index: number,
  text: string,
  length: number,
): OtpStep | undefined {
  const plain = asciiDigits(text)
    .replace(/\p{Pd}|\u2212/gu, '-')
    .replace(/[^\S\r\n]/g, ' ')
  const digits = plain.replace(/\D/g, '')
  const codes = codesIn(plain, length)
  const isAlone = digits !== '' && /^[\d\s-]*$/.test(plain)
  const isTooLong = digits.length > length && codes.length > 0
  if (isAlone && !isTooLong) return fill(value, index, digits, length)
  const [code, another] = codes
  return code === undefined || another !== undefined ? undefined : fill('', 0, code, length)
}

/**
 * Handles new content of a box. One digit stays and moves the focus on; empty or non-numeric
 * content clears the box (C-245). Longer content, from a keyboard that suggests the whole code, is
 * treated like a paste; a second digit typed beside the old one replaces it.
 */
export function typeOtp(
  value: OtpValue,
  index: number,
  text: string,
  length: number,
): OtpStep | undefined {
  const boxes = otpBoxes(value, length)
  const before = boxes[index] ?? ''
  const plain = asciiDigits(text)
  const isBeside = plain.length === 2 || plain.length === length + 1
  const entered = before !== '' && isBeside ? plain.replace(before, '') : plain
  if (entered.length > 2) return pasteOtp(value, index, entered, length)
  if (/^\d+$/.test(entered)) return fill(value, index, entered, length)
  boxes[index] = ''
  return { value: join(boxes), focus: index }
}

/** Returns the box that a key moves to from box `index`, or null for other keys (C-247, C-248). */
export function otpKeyTarget(
  value: OtpValue,
  index: number,
  key: string,
  length: number,
): number | null {
  const empty = otpBoxes(value, length)[index] === ''
  const back = Math.max(index - 1, 0)
  if (key === 'ArrowLeft') return back
  if (key === 'ArrowRight') {
    const next = Math.min(index + 1, length - 1)
    return isOtpBoxEnabled(value, next) ? next : index
  }
  return empty && (key === 'Backspace' || key === 'Delete') ? back : null
}
