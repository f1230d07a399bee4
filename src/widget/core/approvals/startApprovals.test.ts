import { expect, it } from 'vitest'
import { startApprovals } from './startApprovals.ts'
import { createApprovalTest } from '../testing/createApprovalTest.ts'

it('shows what is asked once that is loaded, in its order, and nothing after it was stopped', async () => {
  const listeners = new Set<(approval: 'open' | 'succeeded') => void>()
  const { core, auth, seen } = createApprovalTest({
    subscribeApproval(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const stop = startApprovals(core, auth)
  for (const approval of ['open', 'succeeded'] as const) {
    listeners.forEach((listener) => listener(approval))
  }
  await import('./approvals.ts')
  await new Promise((resolve) => setImmediate(resolve))
  expect(seen.filter(({ type }) => ['modal', 'view'].includes(type))).toMatchObject([
    { type: 'view', view: 'ApproveTransaction' },
    { type: 'modal', open: true },
    { type: 'modal', open: false },
  ])
  stop()
  expect(listeners.size).toBe(0)
})
