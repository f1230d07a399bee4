// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepFocusAlive } from './keepFocusAlive.ts'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A card with a focused button, whose focus is kept alive. */
function openCard() {
  const host = document.body.appendChild(document.createElement('div'))
  const root = host.attachShadow({ mode: 'open' })
  const card = root.appendChild(document.createElement('div'))
  card.tabIndex = -1
  const button = card.appendChild(document.createElement('button'))
  const stop = keepFocusAlive(card)
  button.focus()
  return { root, card, button, stop }
}

it('gives the focus of a removed control to the card', async () => {
  const { root, card, button } = openCard()
  button.remove()
  await vi.waitFor(() => expect(root.activeElement).toBe(card))
})

it('waits until the visitor is back from another window or frame', async () => {
  const { root, card, button } = openCard()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const focus = vi.spyOn(card, 'focus')
  button.remove()
  await vi.waitFor(() => expect(hasFocus).toHaveBeenCalled())
  expect(focus).not.toHaveBeenCalled()

  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  expect(root.activeElement).toBe(card)
})

it('does not wait any longer once it was stopped', async () => {
  const { card, button, stop } = openCard()
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const focus = vi.spyOn(card, 'focus')
  button.remove()
  await vi.waitFor(() => expect(hasFocus).toHaveBeenCalled())
  stop()
  hasFocus.mockReturnValue(true)
  window.dispatchEvent(new Event('focus'))
  expect(focus).not.toHaveBeenCalled()
})
