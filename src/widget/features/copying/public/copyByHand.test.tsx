// @vitest-environment happy-dom
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { createTestCore } from '../../../testing/testCore.ts'
import { showView } from '../../../testing/showView.tsx'
import { CopyByHand } from './CopyByHand.tsx'
import { useCopy } from './useCopy.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

function Place({ text, now = text }: { text: string; now?: string }) {
  const copying = useCopy()
  return (
    <>
      <button onClick={() => copying.copy(text, 'Address copied')}>Copy</button>
      <CopyByHand copying={copying} text={now} />
    </>
  )
}

/** A page that allows the clipboard, only the selection, or nothing. */
async function copyWith(allowed: 'clipboard' | 'selection' | 'nothing', now = address) {
  const copied: string[] = []
  const { core, toasts } = createTestCore({
    backend: {
      browser: {
        async copy(text) {
          if (allowed !== 'clipboard') throw new Error('Refused.')
          copied.push(text)
        },
        copySelection() {
          const field = document.activeElement as HTMLTextAreaElement
          const { value, selectionStart, selectionEnd } = field
          if (allowed === 'selection') copied.push(value.slice(selectionStart, selectionEnd))
          return allowed === 'selection'
        },
      },
    },
  })
  const shown = showView(core, () => (
    <StrictMode>
      <Place text={address} now={now} />
    </StrictMode>
  ))
  const button = shown.getByRole('button', { name: 'Copy' })
  await shown.user.click(button)
  return { ...shown, button, toasts, copied }
}

it('copies a text, and shows a toast', async () => {
  const { copied, toasts, queryByRole } = await copyWith('clipboard')
  expect([copied, toasts()]).toEqual([[address], ['Address copied']])
  expect(queryByRole('textbox')).toBeNull()
})

it('copies the selected text where the clipboard is refused, and returns the focus', async () => {
  const { copied, toasts, button, queryByRole } = await copyWith('selection')
  expect([new Set(copied), toasts()]).toEqual([new Set([address]), ['Address copied']])
  expect(queryByRole('textbox')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it('shows the whole text, selected and with the focus, when nothing can copy it [C-325]', async () => {
  const { toasts, getByRole } = await copyWith('nothing')
  const field = getByRole('textbox', { name: 'Select this text and copy it' })
  expect(toasts()).toEqual(['Failed to copy'])
  expect(document.activeElement).toBe(field)
  const { value, readOnly, selectionEnd } = field as HTMLTextAreaElement
  expect([value, readOnly, selectionEnd]).toEqual([address, true, address.length])
})

it('never shows a text that is no longer the present one', async () => {
  const { queryByRole } = await copyWith('nothing', '0x2')
  expect(queryByRole('textbox')).toBeNull()
})
