import { expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createPasteFlow } from './pasteFlow.ts'
import { createRecipientFlow } from './recipientFlow.ts'

async function paste(readClipboard: () => Promise<string>) {
  const test = createTestCore({ backend: { browser: { readClipboard } } })
  const flow = createPasteFlow(test.core)
  flow.start()
  flow.send({ type: 'paste' })
  expect(flow.store.getState().status).toBe('reading')
  await test.clock.idle()
  return { ...test, flow, recipient: test.core.use(createRecipientFlow).store.getState() }
}

it('pastes the clipboard text into the field without surrounding spaces [A-058]', async () => {
  const { flow, recipient, toasts } = await paste(() => Promise.resolve(' vera.eth\n'))
  expect(recipient.text).toBe('vera.eth')
  expect([flow.store.getState().status, toasts()]).toEqual(['ready', []])
})

it('shows a toast and leaves the field unchanged when the browser refuses', async () => {
  const refused = new FoyerError('clipboard.failed', 'No')
  const { flow, recipient, seen, toasts } = await paste(() => Promise.reject(refused))
  expect(recipient.text).toBe('')
  expect([flow.store.getState().status, toasts().length]).toEqual(['ready', 1])
  expect(seen).toContainEqual(expect.objectContaining({ about: 'send.paste' }))
})
