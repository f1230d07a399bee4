import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createAccountFlow } from './accountFlow.ts'

function setUp(copy: (text: string) => Promise<void> = () => Promise.resolve()) {
  const asked: string[] = []
  const copied: string[] = []
  const test = createTestCore({
    backend: {
      chains: {
        nativeBalance(network) {
          asked.push(network.id)
          return Promise.resolve(BigInt(asked.length) * 10n ** 18n)
        },
      },
      browser: {
        copy(text) {
          copied.push(text)
          return copy(text)
        },
      },
    },
  })
  test.core.session.adopt(testConnector, createTestConnection().connection)
  const flow = createAccountFlow(test.core)
  return { ...test, flow, asked, copied }
}

describe('the account', () => {
  it('fetches the balance when it opens and on request', async () => {
    const { asked, clock, core, flow } = setUp()
    await clock.idle()
    expect(core.account.getState()).toMatchObject({ balance: '1', balanceSymbol: 'ETH' })
    flow.start()
    await clock.idle()
    expect(core.account.getState()).toMatchObject({ balance: '2', balanceStatus: 'ready' })
    flow.send({ type: 'refresh' })
    await clock.idle()
    expect(asked).toEqual(['eip155:1', 'eip155:1', 'eip155:1'])
  })

  it('shows a toast when a name was copied [C-326]', async () => {
    const { clock, copied, core, flow } = setUp()
    flow.start()
    flow.send({ type: 'copy', what: 'name', text: 'ada.eth' })
    await clock.idle()
    expect(copied).toEqual(['ada.eth'])
    expect(core.toasts.store.getState().toast).toMatchObject({
      variant: 'success',
      message: 'Name copied',
    })
  })

  it('shows a toast when an address was copied [C-327]', async () => {
    const { clock, copied, core, flow } = setUp()
    flow.start()
    flow.send({ type: 'copy', what: 'address', text: '0x1' })
    await clock.idle()
    expect(copied).toEqual(['0x1'])
    expect(core.toasts.store.getState().toast).toMatchObject({
      variant: 'success',
      message: 'Address copied',
    })
  })

  it('shows a toast when copying failed [C-325]', async () => {
    const { clock, core, flow, toasts } = setUp(() =>
      Promise.reject(new FoyerError('clipboard.failed', 'Denied')),
    )
    flow.start()
    flow.send({ type: 'copy', what: 'address', text: '0x1' })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to copy'])
    expect(core.toasts.store.getState().toast).toMatchObject({ variant: 'error' })
    expect(flow.store.getState()).toEqual({ status: 'ready' })
  })

  it('copies the address while the balance is loading', async () => {
    const { clock, core, flow, toasts } = setUp()
    flow.start()
    expect(core.account.getState().balanceStatus).toBe('loading')
    flow.send({ type: 'copy', what: 'address', text: '0x1' })
    await clock.idle()
    expect(toasts()).toEqual(['Address copied'])
  })
})
