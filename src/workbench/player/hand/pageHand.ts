import userEvent from '@testing-library/user-event'
import type { Clock } from '../../../backends/port/clock.ts'
import type { Hands, Target, WaitFor } from '../../../scenarios/index.ts'
import { editFocused, type Editing } from '../../../stage/page/editFocused.ts'
import { elementAt } from '../../../stage/page/elementAt.ts'
import { findOne } from '../../../stage/page/findOne.ts'
import { focusedIn } from '../../../stage/page/focusedIn.ts'
import { pasteInto } from '../../../stage/page/pasteInto.ts'
import { pressTab } from './pressTab.ts'

/** Performs the clicks and keystrokes of a person in a page. */
export function createPageHand(
  page: () => Document,
  waitFor: WaitFor,
  clock: Clock,
  signal: AbortSignal,
): { readonly hands: Hands; typeOn(text: string): Promise<void> } {
  const user = () => userEvent.setup({ document: page(), delay: null, pointerEventsCheck: 0 })
  const find = (target: Target, disabled = false) =>
    findOne(page, target, { waitFor, signal, disabled })

  async function press(key: string) {
    const parts = key.split('+')
    const name = parts.at(-1) ?? key
    const held = parts.slice(0, -1)
    if (name === 'Tab') return pressTab(page(), held.includes('Shift'))
    if (name === 'Backspace') return pressKey(page(), name, { command: 'delete' })
    if (name === 'Delete') return pressKey(page(), name, { command: 'forwardDelete' })
    // A blank is also what presses a button, and the library knows that.
    if (name.length === 1 && name !== ' ' && held.length === 0) {
      return pressKey(page(), name, { command: 'insertText', text: name })
    }
    const down = held.map((one) => `{${one}>}`).join('')
    const up = held.map((one) => `{/${one}}`).join('')
    await user().keyboard(`${down}{${name === 'Space' ? ' ' : name}}${up}`)
  }

  const hands: Hands = {
    async press({ key, times = 1 }) {
      for (let left = times; left > 0; left -= 1) await press(key)
    },
    clickBackdrop: () => clickAt(page(), 4, 4),
    click: async ({ target }) => user().click(await find(target)),
    hover: async ({ target }) => user().hover(await find(target)),
    focus: async ({ target }) => (await find(target, true)).focus(),
    type: async ({ target, text }) => typeText(await find(target), text),
    async retype({ target, text }) {
      const field = await find(target)
      await user().click(field)
      if ('select' in field && typeof field.select === 'function') field.select()
      if (text === '') pressKey(page(), 'Delete', { command: 'delete' })
      return writeText(text)
    },
    async paste({ target, text }) {
      const field = await find(target)
      await user().click(field)
      if (!pasteInto(field, text)) return
      editFocused(field.ownerDocument, { command: 'insertText', text })
    },
    scrollToEnd: async ({ target }) => scrollToEnd(await find(target)),
  }

  async function typeText(field: HTMLElement, text: string) {
    await user().click(field)
    placeCaret(focusedIn(page()))
    await writeText(text)
  }

  /** Key by key: a field may move the focus on after each. */
  async function writeText(text: string) {
    for (const letter of text) {
      if (letter === '\b') pressKey(page(), 'Backspace', { command: 'delete' })
      else pressKey(page(), letter, { command: 'insertText', text: letter })
      // The page finishes its work for a key before the next key, as with a real keyboard.
      await clock.sleep('workbench.type', 0, signal)
    }
  }

  async function clickAt(where: Document, x: number, y: number) {
    const target = elementAt(where, { x, y })
    if (!target) throw new Error('Failed to click beside the modal: nothing is there.')
    await user().pointer({ keys: '[MouseLeft]', target, coords: { clientX: x, clientY: y } })
  }

  return { hands, typeOn: writeText }
}

function scrollToEnd(element: HTMLElement) {
  let scrolled: HTMLElement | null = element
  while (scrolled && scrolled.scrollHeight <= scrolled.clientHeight)
    scrolled = scrolled.parentElement
  const list = scrolled ?? element
  list.scrollTo({ top: list.scrollHeight, behavior: 'instant' })
}

/** Moves the caret to the end of a field's content, because a click made by a script does not place it. */
function placeCaret(field: Element): void {
  if (!('select' in field) || typeof field.select !== 'function') return
  field.select()
  // The way that every type of field allows.
  field.ownerDocument.getSelection()?.modify('move', 'forward', 'character')
}

/** Presses one key on the focused element, and edits the field accordingly unless the page prevents it. */
function pressKey(page: Document, key: string, editing: Editing): void {
  const target = focusedIn(page)
  const notify = (type: string, to: Element) =>
    to.dispatchEvent(
      new KeyboardEvent(type, { key, bubbles: true, cancelable: true, composed: true }),
    )
  const goesOn =
    notify('keydown', target) && (editing.command !== 'insertText' || notify('keypress', target))
  if (goesOn) editFocused(page, editing)
  notify('keyup', focusedIn(page))
}
