import type { HandStep, Target } from '../../scenarios/index.ts'
import { isEditedByScript } from '../page/editFocused.ts'
import { isElement } from '../page/isElement.ts'
import { notePasswords, secretOf } from '../page/secretOf.ts'
import { targetOf } from '../page/targetOf.ts'

/** A step that a person made on the page. `goesOn`: it replaces the previous step, which was the start of the same typing. */
export type OnInput = (
  input:
    | { readonly step: HandStep; readonly goesOn: boolean }
    /** Digits that were typed into the boxes of a code. */
    | { readonly code: string; readonly goesOn: boolean }
    /** The text of a field with a secret, which is no part of a step. */
    | {
        readonly secret: string
        readonly target: Target
        readonly text: string
        readonly goesOn: boolean
      },
) => void

/** Keys that do something outside of a text. */
const keys = new Set([
  'Enter',
  'Escape',
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

interface Typing {
  readonly field: HTMLInputElement | HTMLTextAreaElement
  readonly target: Target
  /** The text of the field before, or the digits of the code so far. */
  text: string
  isNew: boolean
  isPasted: boolean
}

/**
 * Watches the input of a person on a page: clicks, typing, keys, and lists that are scrolled to their end. Input that a
 * script made is left out. Returns the way to stop.
 */
export function watchInput(page: Document, onInput: OnInput): () => void {
  const stopping = new AbortController()
  const options = { capture: true, passive: true, signal: stopping.signal } as const
  let typing: Typing | undefined
  /** The newest key since the pointer was pressed: a click without a pointer is that of the key. */
  let heldKey = ''

  function report(step: HandStep) {
    typing = undefined
    onInput({ step, goesOn: false })
  }

  function press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return
    report({ do: 'press', key: shiftKey && key === 'Tab' ? 'Shift+Tab' : key })
  }

  /** Stores the content of a field before it changes. */
  function beginTyping(event: Event) {
    const field = textFieldOf(event)
    if (!field || typing?.field === field || (typing && isCode(typing.field) && isCode(field)))
      return
    const target = targetOf(page, event.composedPath())
    if (!target) return
    const text = isCode(field) ? '' : field.value
    typing = { field, target, text, isNew: true, isPasted: false }
  }

  function type(event: InputEvent) {
    const field = textFieldOf(event)
    if (!field || !typing) return
    const goesOn = !typing.isNew
    typing.isNew = false
    if (isCode(field)) {
      typing.text = codeAfter(typing.text, event)
      return onInput({ code: typing.text, goesOn })
    }
    const { target, text: before } = typing
    const secret = secretOf(field, target.name)
    if (secret !== undefined) return onInput({ secret, target, text: field.value, goesOn })
    const isPaste = event.inputType === 'insertFromPaste' && !goesOn
    if (isPaste) typing.isPasted = true
    else if (goesOn) typing.isPasted = false
    const added = field.value.startsWith(before) ? field.value.slice(before.length) : undefined
    if (added === undefined || added === '') {
      return onInput({ step: { do: 'retype', target, text: field.value }, goesOn })
    }
    onInput({ step: { do: typing.isPasted ? 'paste' : 'type', target, text: added }, goesOn })
  }

  // Before the page handles the event: a button may show what a field for a password contains.
  for (const event of ['pointerdown', 'keydown', 'focusin', 'click']) {
    page.addEventListener(event, () => notePasswords(page), options)
  }
  page.addEventListener(
    'click',
    (event) => {
      // A key made this click, and was recorded itself.
      if (!event.isTrusted || (event.detail === 0 && heldKey !== '')) return
      const path = event.composedPath()
      const [first] = path
      if (isElement(first) && first.tagName === 'DIALOG') return report({ do: 'clickBackdrop' })
      const target = targetOf(page, path)
      if (target) report({ do: 'click', target })
    },
    options,
  )
  page.addEventListener(
    'keydown',
    (event) => {
      if (!event.isTrusted || event.isComposing) return
      heldKey = event.key
      const isBlank = event.key === ' ' && !textFieldOf(event)
      if (keys.has(event.key) || isBlank) press(event)
    },
    options,
  )
  page.addEventListener('pointerdown', () => (heldKey = ''), options)
  page.addEventListener('beforeinput', (event) => isByHand(event) && beginTyping(event), options)
  page.addEventListener('input', (event) => isByHand(event) && type(event as InputEvent), options)
  page.addEventListener(
    'paste',
    (event) => {
      const field = textFieldOf(event)
      if (!event.isTrusted || !field || !isCode(field)) return
      typing = undefined
      const code = event.clipboardData?.getData('text').trim() ?? ''
      onInput({ code, goesOn: false })
    },
    options,
  )
  return () => stopping.abort()
}

function codeAfter(code: string, { inputType, data }: InputEvent): string {
  if (inputType.startsWith('delete')) return code.slice(0, -1)
  return code + (data ?? '')
}

function textFieldOf(event: Event): HTMLInputElement | HTMLTextAreaElement | undefined {
  const [field] = event.composedPath()
  if (!isElement(field)) return undefined
  const element = field as HTMLInputElement | HTMLTextAreaElement
  if (element.tagName === 'TEXTAREA') return element
  const isText = !['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file'].includes(
    element.type,
  )
  return element.tagName === 'INPUT' && isText ? element : undefined
}

const isByHand = (event: Event) => event.isTrusted && !isEditedByScript()

/** Whether a field is one of the boxes of a code. */
const isCode = (field: HTMLElement) => field.getAttribute('autocomplete') === 'one-time-code'
