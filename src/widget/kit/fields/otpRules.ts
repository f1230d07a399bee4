/** A code while it is typed: one character per box, a blank for an empty box before a filled one, no trailing blanks. */
export type OtpValue = string

/** The result of a key, a letter or a paste: the new code, and the box that gets the focus. */
export interface OtpStep {
  value: OtpValue
  focus: number
}

/** The content of each box. There are `length` boxes (C-243). */
export function otpBoxes(value: OtpValue, length: number): string[] {
  return Array.from({ length }, (_, index) => (value[index] ?? '').trim())
}

/** True when every box contains a digit. */
export function isOtpComplete(value: OtpValue, length: number): boolean {
  return value.length === length && /^\d+$/.test(value)
}

/** A box is enabled only when all boxes before it are filled (C-244). */
export function isOtpBoxEnabled(value: OtpValue, index: number): boolean {
  return otpBoxes(value, index).every((box) => box !== '')
}

function join(boxes: readonly string[]): OtpValue {
  return boxes
    .map((box) => box || ' ')
    .join('')
    .trimEnd()
}

/** Pasted digits fill successive boxes, starting at the focused one; other characters are dropped (C-246). */
export function pasteOtp(value: OtpValue, index: number, text: string, length: number): OtpStep {
  const digits = text.replace(/\D/g, '').slice(0, length - index)
  const boxes = otpBoxes(value, length)
  boxes.splice(index, digits.length, ...digits)
  return { value: join(boxes), focus: Math.min(index + digits.length, length - 1) }
}

/**
 * A box got new content. One digit stays and moves the focus on; empty or non-numeric content clears the box (C-245).
 * Several digits at once, from a keyboard that suggests the whole code, are treated like a paste; a second digit typed
 * beside the old one replaces it.
 */
export function typeOtp(value: OtpValue, index: number, text: string, length: number): OtpStep {
  const boxes = otpBoxes(value, length)
  const before = boxes[index] ?? ''
  const entered = text.length === 2 && before !== '' ? text.replace(before, '') : text
  if (!/^\d+$/.test(entered)) {
    boxes[index] = ''
    return { value: join(boxes), focus: index }
  }
  return pasteOtp(value, index, entered, length)
}

/** The box that a key moves to from box `index`, or null for other keys (C-247, C-248). */
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
