import type { HandStep, Target } from '../../scenarios/index.ts'
import { isEditedByScript } from '../../stage/page/editFocused.ts'
import { isElement } from '../../stage/page/isElement.ts'
import { notePasswords, secretOf } from '../../stage/page/secretOf.ts'
import { targetOf } from '../../stage/page/targetOf.ts'

/** What a person did on the page: a step, or typing, which is reported with each key. */
export type OnInput = (input: { readonly step: HandStep } | Typed) => void

/** Keys that a person typed into a field. */
export interface Typed {
  readonly target: Target
  /**
   * `type`: keys at the end of the field. `retype`: the field has another text. `code`: all digits so far in the boxes of a code.
   * `secret`: the text of a field with a secret, which is no part of a step.
   */
  readonly how: 'type' | 'retype' | 'code' | 'secret'
  readonly text: string
  /** The name of the secret. */
  readonly secret?: string
  /** Whether the typing began with an earlier report. */
  readonly continuesTyping: boolean
}

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
  readonly field: Field
  readonly target: Target
  /** The content of the field before the present edit. */
  before: string
  how?: Typed['how']
  /** The digits of a code so far. */
  code: string
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
    onInput({ step })
  }

  function press({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent) {
    if (ctrlKey || metaKey || altKey) return
    report({ do: 'press', key: shiftKey && key === 'Tab' ? 'Shift+Tab' : key })
  }

  /** Stores the content of a field before it changes. */
  function beginEdit(event: Event) {
    const field = textFieldOf(event)
    if (!field) return
    if (typing?.field !== field && !(typing && isCode(typing.field) && isCode(field))) {
      const target = targetOf(page, event.composedPath())
      if (!target) return
      typing = { field, target, before: field.value, code: '' }
    }
    typing.before = field.value
  }

  function edit(event: Event) {
    const field = textFieldOf(event)
    if (!field || !typing) return
    const { inputType = '' } = event as Partial<InputEvent>
    const { before } = typing
    typing.before = field.value
    // A paste into the boxes of a code is recorded by itself.
    if (isCode(field)) return inputType === 'insertFromPaste' ? undefined : typeCode(field, event)
    const secret = secretOf(field, typing.target.name)
    if (secret !== undefined) {
      const { target, how } = typing
      typing.how = 'secret'
      const continuesTyping = how !== undefined
      return onInput({ target, how: 'secret', secret, text: field.value, continuesTyping })
    }
    if (before === field.value) return
    const added = addedKeys(before, field.value)
    const isPasted = inputType.startsWith('insertFrom')
    if (isPasted && added !== undefined && added !== '\b') {
      return report({ do: 'paste', target: typing.target, text: added })
    }
    const { target } = typing
    const continuesTyping =
      added !== undefined && (typing.how === 'type' || typing.how === 'retype')
    const how = added === undefined ? 'retype' : 'type'
    typing.how = how
    onInput({ target, how, text: added ?? field.value, continuesTyping })
  }

  function typeCode(field: Field, event: Event) {
    if (!typing) return
    // The boxes of a code that was refused are empty again.
    const continuesTyping = typing.how === 'code' && [...typing.code].length < codeLength(field)
    typing.how = 'code'
    typing.code = codeAfter(continuesTyping ? typing.code : '', event as InputEvent)
    onInput({ target: typing.target, how: 'code', text: typing.code, continuesTyping })
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
  const byHand = (handle: (event: Event) => void) => (event: Event) => {
    // A text that is being composed becomes one edit.
    const isComposing = 'inputType' in event && (event as InputEvent).isComposing
    if (event.isTrusted && !isEditedByScript() && !isComposing) handle(event)
  }
  page.addEventListener('compositionstart', byHand(beginEdit), options)
  page.addEventListener('beforeinput', byHand(beginEdit), options)
  page.addEventListener('input', byHand(edit), options)
  page.addEventListener('compositionend', byHand(edit), options)
  page.addEventListener(
    'paste',
    (event) => {
      const field = textFieldOf(event)
      if (!event.isTrusted || !field || !isCode(field)) return
      typing = undefined
      const text = event.clipboardData?.getData('text').trim() ?? ''
      const target = targetOf(page, event.composedPath())
      if (!target) return
      onInput({ target, how: 'code', text, continuesTyping: false })
    },
    options,
  )
  return () => stopping.abort()
}

/** The keys that lead from one text to the next one: those at its end, or Backspace. Undefined if the text has changed elsewhere. */
function addedKeys(before: string, after: string): string | undefined {
  if (after.startsWith(before)) return after.slice(before.length)
  return [...before].slice(0, -1).join('') === after ? '\b' : undefined
}

/** Number of digits that the boxes of a code take, or its only field. */
function codeLength(field: Field): number {
  const root = field.getRootNode() as Document | ShadowRoot
  const boxes = [...root.querySelectorAll<Field>('input')].filter(isCode)
  return boxes.length > 1 ? boxes.length : field.maxLength > 0 ? field.maxLength : Infinity
}

function codeAfter(code: string, { inputType, data }: InputEvent): string {
  if (inputType.startsWith('delete')) return code.slice(0, -1)
  return code + (data ?? '')
}

type Field = HTMLInputElement | HTMLTextAreaElement

function textFieldOf(event: Event): Field | undefined {
  const [field] = event.composedPath()
  if (!isElement(field)) return undefined
  const element = field as Field
  if (element.tagName === 'TEXTAREA') return element
  const isText = !['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'file'].includes(
    element.type,
  )
  return element.tagName === 'INPUT' && isText ? element : undefined
}

/** Whether a field is one of the boxes of a code. */
const isCode = (field: HTMLElement) => field.getAttribute('autocomplete') === 'one-time-code'
