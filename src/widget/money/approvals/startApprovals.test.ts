import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Approvals } from './approvals.ts'
import { startApprovals } from './startApprovals.ts'
import { createApprovalTest } from '../../testing/approvalTest.ts'

/** Starts with a secure wallet whose events the test sends. `loaded` waits for the module that shows requests. */
function started(load?: () => Promise<Approvals>) {
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
    stop: startApprovals(test.core, test.auth, load),
    notify: (approval: 'open' | 'succeeded') => listeners.forEach((listener) => listener(approval)),
    async loaded() {
      await import('./approvals.ts')
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('shows requests in order once the view is loaded, and none after it was stopped', async () => {
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

it('shows nothing if it is stopped before the view is loaded', async () => {
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

it('aborts a request that cannot be shown, and loads the view again for the next one', async () => {
  const handled: string[] = []
  let load = (): Promise<Approvals> => Promise.reject(new FoyerError('internal', 'No server.'))
  const { calls, isOpen, loaded, notify, seen } = started(() => load())
  notify('open')
  await loaded()
  expect([calls, isOpen()]).toEqual([['abort'], false])
  expect(seen).toContainEqual(expect.objectContaining({ type: 'note', about: 'approval.load' }))
  load = async () => ({
    handle: (approval) => void handled.push(approval),
    stop: () => undefined,
  })
  notify('open')
  notify('succeeded')
  await loaded()
  expect(handled).toEqual(['open', 'succeeded'])
  expect(calls).toEqual(['abort'])
})
