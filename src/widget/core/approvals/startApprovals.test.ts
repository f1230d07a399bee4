import { expect, it } from 'vitest'
import { startApprovals } from './startApprovals.ts'
import { createApprovalTest } from '../testing/createApprovalTest.ts'

/** Started, with a secure wallet that notifies as the test wants; `loaded` waits for what shows requests. */
function started() {
  const listeners = new Set<(approval: 'open' | 'succeeded') => void>()
  const test = createApprovalTest({
    subscribeApproval(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  return {
    ...test,
    listeners,
    stop: startApprovals(test.core, test.auth),
    notify: (approval: 'open' | 'succeeded') => listeners.forEach((listener) => listener(approval)),
    async loaded() {
      await import('./approvals.ts')
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('shows requests once the view is loaded, in order, and none after it was stopped', async () => {
  const { listeners, loaded, notify, seen, stop } = started()
  notify('open')
  notify('succeeded')
  await loaded()
  expect(seen.filter(({ type }) => ['modal', 'view'].includes(type))).toMatchObject([
    { type: 'view', view: 'ApproveTransaction' },
    { type: 'modal', open: true },
    { type: 'modal', open: false },
  ])
  stop()
  expect(listeners.size).toBe(0)
})

it('shows nothing when it is stopped before that is loaded', async () => {
  const { isOpen, loaded, notify, stop } = started()
  notify('open')
  stop()
  await loaded()
  expect(isOpen()).toBe(false)
})

it('aborts nothing once it is stopped', async () => {
  const { calls, core, isOpen, loaded, notify, stop } = started()
  notify('open')
  await loaded()
  expect(isOpen()).toBe(true)
  stop()
  await loaded()
  core.close()
  expect(calls).toEqual([])
})
