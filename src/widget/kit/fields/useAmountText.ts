import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type RefObject,
} from 'react'
import { asciiDigits } from './asciiDigits.ts'
import { pastedAmount } from './pastedAmount.ts'

export interface AmountText {
  /** The content of the field: the amount, or the text that an input method is still composing. */
  readonly shown: string
  /** Counts the texts refused since the last change; 0 if the last one was accepted. */
  readonly refusals: number
  onChange(event: ChangeEvent<HTMLInputElement>): void
  onPaste(event: ClipboardEvent<HTMLInputElement>): void
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void
}

/**
 * Handles the edits of an amount field. One character at a time is typed, in the digits of any
 * language. Several at once were pasted, dropped, filled in or composed: they are accepted only if
 * they are surely one number, so that no amount is guessed (open point 315).
 */
export function useAmountText({
  input,
  value,
  onChange,
  accepts = () => true,
}: {
  input: RefObject<HTMLInputElement | null>
  value: string
  onChange: ((typed: string) => void) | undefined
  /** `isWritten` is false if the amount was read from another way to write it. */
  accepts: ((amount: string, isWritten: boolean) => boolean) | undefined
}): AmountText {
  const [composed, setComposed] = useState<string>()
  const [refusals, setRefusals] = useState(0)
  const behindCaret = useRef<number>(undefined)

  useLayoutEffect(() => {
    const field = input.current
    if (field === null || behindCaret.current === undefined) return
    const caret = Math.max(0, field.value.length - behindCaret.current)
    behindCaret.current = undefined
    // Safari moves the focus into a field whose selection is set.
    const { activeElement } = field.getRootNode() as Document | ShadowRoot
    if (activeElement === field) field.setSelectionRange(caret, caret)
  })

  function change(before: string, added: string, after: string): void {
    behindCaret.current = after.length
    setRefusals(0)
    onChange?.(before + added + after)
  }

  function insert(before: string, added: string, after: string): void {
    if ([...added].length < 2) return change(before, asciiDigits(added), after)
    const amount = pastedAmount(added)
    if (amount !== undefined && fits(before, added, amount, after)) {
      return change(before, amount, after)
    }
    behindCaret.current = after.length
    setRefusals((count) => count + 1)
  }

  function fits(before: string, added: string, amount: string, after: string): boolean {
    const rest = before + after
    const written = asciiDigits(added).trim()
    const isWritten = amount === written
    if (!accepts(before + amount + after, isWritten && rest === '')) return false
    // Beside other digits, a second mark or a number that was read would make another number.
    return rest === '' || (/^\d*[.,]?\d*$/.test(written) && !/[.,].*[.,]/.test(rest + amount))
  }

  /** Finds what the edit added to the field: it ends at the caret. */
  function take({ value: text, selectionEnd }: HTMLInputElement): void {
    if (text === value) return
    const behind = text.slice(selectionEnd ?? undefined)
    const isKept = selectionEnd !== null && value.endsWith(behind)
    // The browser gives no caret, or undid an edit elsewhere: everything that is equal at the end
    // was there before.
    const after = isKept ? behind : sameEnd(text, value)
    const end = text.length - after.length
    const most = Math.min(end, value.length - after.length)
    let start = 0
    while (start < most && text[start] === value[start]) start += 1
    insert(text.slice(0, start), text.slice(start, end), after)
  }

  return {
    shown: composed ?? value,
    refusals,
    onChange({ target, nativeEvent }) {
      if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) return take(target)
      // Another text or caret in the field would end the composition.
      setComposed(target.value)
      if (/^[\d.,]*$/.test(target.value)) take(target)
      behindCaret.current = undefined
    },
    onPaste(event) {
      if (!onChange) return
      event.preventDefault()
      const text = event.clipboardData.getData('text/plain')
      if (text.trim() === '') return
      const { selectionStart, selectionEnd } = event.currentTarget
      insert(value.slice(0, selectionStart ?? 0), text, value.slice(selectionEnd ?? undefined))
    },
    onCompositionEnd({ currentTarget }) {
      setComposed(undefined)
      take(currentTarget)
    },
  }
}

/** Returns the end that two texts have in common. */
function sameEnd(one: string, other: string): string {
  let length = 0
  const most = Math.min(one.length, other.length)
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1
  return one.slice(one.length - length)
}
