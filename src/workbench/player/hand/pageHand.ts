import userEvent from '@testing-library/user-event'
import type { Clock } from '../../../backends/port/clock.ts'
import type { HandStep, Target } from '../../../scenarios/index.ts'
import { elementAt } from '../../page/elementAt.ts'
import { findOne } from '../../page/findOne.ts'
import { focusedIn } from '../../page/focusedIn.ts'
import { pasteInto } from '../../page/pasteInto.ts'
import { placeCaret } from './placeCaret.ts'
import { pressKey } from './pressKey.ts'
import { pressTab } from './pressTab.ts'

/** Does in a page what a person's hands would do. */
export function createPageHand(page: () => Document, clock: Clock, signal: AbortSignal) {
  const user = () => userEvent.setup({ document: page(), delay: null, pointerEventsCheck: 0 })
  const find = (target: Target, disabled = false) =>
    findOne(page, target, { clock, signal, disabled })

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

  return async function act(step: HandStep): Promise<void> {
    switch (step.do) {
      case 'press':
        for (let times = step.times ?? 1; times > 0; times -= 1) await press(step.key)
        return
      case 'clickBackdrop':
        return clickAt(page(), 4, 4)
      case 'click':
        return user().click(await find(step.target))
      case 'hover':
        return user().hover(await find(step.target))
      case 'focus':
        return (await find(step.target, true)).focus()
      case 'type':
        return typeText(await find(step.target), step.text)
      case 'retype': {
        const field = await find(step.target)
        await user().click(field)
        if ('select' in field && typeof field.select === 'function') field.select()
        pressKey(page(), 'Delete', { command: 'delete' })
        return writeText(step.text)
      }
      case 'paste': {
        const field = await find(step.target)
        await user().click(field)
        if (!pasteInto(field, step.text)) return
        field.ownerDocument.execCommand('insertText', false, step.text)
        return
      }
      case 'scrollToEnd':
        return scrollToEnd(await find(step.target))
    }
  }

  async function typeText(field: HTMLElement, text: string) {
    await user().click(field)
    placeCaret(focusedIn(page()))
    await writeText(text)
  }

  /** Key by key: a field may move the focus on after each. */
  async function writeText(text: string) {
    for (const letter of text) {
      pressKey(page(), letter, { command: 'insertText', text: letter })
      // What the page does on a key is done before the next one comes, as with a real keyboard.
      await clock.sleep('workbench.type', 0, signal)
    }
  }

  async function clickAt(where: Document, x: number, y: number) {
    const target = elementAt(where, { x, y })
    if (!target) throw new Error('Failed to click beside the modal: nothing is there.')
    await user().pointer({ keys: '[MouseLeft]', target, coords: { clientX: x, clientY: y } })
  }
}

function scrollToEnd(element: HTMLElement) {
  let scrolled: HTMLElement | null = element
  while (scrolled && scrolled.scrollHeight <= scrolled.clientHeight)
    scrolled = scrolled.parentElement
  const list = scrolled ?? element
  list.scrollTo({ top: list.scrollHeight, behavior: 'instant' })
}
