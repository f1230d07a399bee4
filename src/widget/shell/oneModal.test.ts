import { expect, it } from 'vitest'
import { createModalState } from '../core/modal/modalState.ts'
import { keepOneModal } from './oneModal.ts'

/** A widget whose modal is on the page. */
function createModal(page: EventTarget) {
  const modal = createModalState()
  const setOpen = (open: boolean) => modal.setState({ open })
  setOpen(true)
  const stop = keepOneModal({ modal, close: () => setOpen(false) }, page)
  return { setOpen, isOpen: () => modal.getState().open, stop }
}

it('closes the modal of one widget when another widget opens its own', () => {
  const page = new EventTarget()
  const first = createModal(page)
  const second = createModal(page)
  expect([first.isOpen(), second.isOpen()]).toEqual([false, true])
  first.setOpen(true)
  expect([first.isOpen(), second.isOpen()]).toEqual([true, false])
})

it('leaves the other modals alone when a modal changes while it is open', () => {
  const page = new EventTarget()
  const first = createModal(page)
  const second = createModal(page)
  second.stop()
  first.setOpen(true)
  expect(second.isOpen()).toBe(true)
  first.setOpen(true)
  expect(first.isOpen()).toBe(true)
})
