import { setImmediate as nextTurn } from 'node:timers/promises'
import { createDelayedPromise } from '@walletconnect/utils'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failureOf } from './testing/pairingTest.ts'
import { awaitApproval } from './awaitApproval.ts'

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(() => {
  process.off('unhandledRejection', note)
  vi.useRealTimers()
})

it("leaves no unhandled rejection when the library's time limit is over", async () => {
  const { done } = createDelayedPromise<string>(300, 'Proposal expired')
  const failure = failureOf(awaitApproval(done))
  vi.advanceTimersByTime(300_000)
  expect(await failure).toMatchObject({ message: 'Proposal expired' })
  await nextTurn()
  expect(unhandled).toEqual([])
})

it('leaves no unhandled rejection long after the wallet declined', async () => {
  const { done, reject } = createDelayedPromise<string>(300, 'Proposal expired')
  const failure = failureOf(awaitApproval(done))
  reject({ code: 5000, message: 'Declined' })
  expect(await failure).toMatchObject({ message: 'Declined' })
  vi.advanceTimersByTime(300_000)
  await nextTurn()
  expect(unhandled).toEqual([])
})

it('resolves with the approved session', async () => {
  const { done, resolve } = createDelayedPromise<string>(300, 'Proposal expired')
  const approval = awaitApproval(done)
  resolve('the session')
  expect(await approval).toBe('the session')
})
