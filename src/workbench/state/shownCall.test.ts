import { expect, it } from 'vitest'
import { createShownCall } from './shownCall.ts'

it('opens the Calls panel and names the call until the panel has shown it', () => {
  const changes: unknown[] = []
  const shownCall = createShownCall({ change: (part) => changes.push(part) })
  expect(shownCall.wanted()).toBeUndefined()
  shownCall.show(12)
  expect(changes).toEqual([{ dockTab: 'calls' }])
  expect(shownCall.wanted()).toBe(12)
  shownCall.done()
  expect(shownCall.wanted()).toBeUndefined()
})
