import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createDisconnectFlow } from './disconnectFlow.ts'

function setUp(disconnect: () => Promise<void>) {
  const test = createTestCore()
  const { connection } = createTestConnection({ disconnect })
  test.core.session.adopt(testConnector, connection)
  test.core.open('Account')
  const flow = createDisconnectFlow(test.core)
  flow.start()
  return { ...test, flow, open: () => test.core.modal.getState().open }
}

describe('disconnecting', () => {
  it('shows the progress, then records it and closes the modal [C-234 C-306]', async () => {
    const { clock, core, flow, open, tracked } = setUp(() => Promise.resolve())
    flow.send({ type: 'disconnect' })
    expect(flow.store.getState()).toEqual({ status: 'leaving' })
    await clock.idle()
    expect(core.session.store.getState()).toEqual({ status: 'disconnected', remembered: false })
    expect(tracked()).toContain('DISCONNECT_SUCCESS')
    expect(open()).toBe(false)
  })

  it('shows and records a failed disconnect, and stays connected [C-235]', async () => {
    const { clock, core, flow, open, toasts, tracked } = setUp(() =>
      Promise.reject(new FoyerError('wallet.failed', 'Not now')),
    )
    flow.send({ type: 'disconnect' })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to disconnect'])
    expect(tracked()).toEqual(['MODAL_OPEN', 'DISCONNECT_ERROR'])
    expect(core.session.store.getState().status).toBe('connected')
    expect(open()).toBe(true)
    expect(flow.store.getState()).toEqual({ status: 'idle' })
  })

  it('sends only one disconnect', async () => {
    let asked = 0
    const { clock, flow } = setUp(() => {
      asked += 1
      return new Promise(() => undefined)
    })
    flow.send({ type: 'disconnect' })
    flow.send({ type: 'disconnect' })
    await clock.idle()
    expect(asked).toBe(1)
  })
})
