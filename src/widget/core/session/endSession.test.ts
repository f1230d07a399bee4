import { expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { endSession } from './endSession.ts'

function connected(disconnect: () => Promise<void>) {
  const test = createTestCore()
  test.core.session.adopt(testConnector, createTestConnection({ disconnect }).connection)
  return test
}

it('ends the session, and shows and tracks it [C-234]', async () => {
  const { core, tracked } = connected(() => Promise.resolve())
  expect(await endSession(core, 'account.disconnect')).toBe(true)
  expect(core.session.connection()).toBeUndefined()
  expect(tracked().at(-1)).toBe('DISCONNECT_SUCCESS')
})

it('reports a failed end, and does not track it as a success [C-235]', async () => {
  const { core, seen, tracked } = connected(() =>
    Promise.reject(new FoyerError('wallet.failed', 'no')),
  )
  expect(await endSession(core, 'account.disconnect')).toBe(false)
  expect(tracked().at(-1)).toBe('DISCONNECT_ERROR')
  expect(tracked()).not.toContain('DISCONNECT_SUCCESS')
  expect(seen).toContainEqual(
    expect.objectContaining({ type: 'note', about: 'account.disconnect', code: 'wallet.failed' }),
  )
})
