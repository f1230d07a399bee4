import { describe, expect, it, vi } from 'vitest'
import type { Connection } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { createSwitchNetworkFlow } from './switchNetworkFlow.ts'

function setUp(changes?: Partial<Connection>) {
  const test = createTestCore()
  const wallet = createTestConnection(changes)
  test.core.session.adopt(testConnector, wallet.connection)
  test.core.open('Account')
  test.core.router.push('Networks')
  test.core.router.push('SwitchNetwork', { networkId: 'eip155:137' })
  const flow = createSwitchNetworkFlow(test.core, 'eip155:137')
  flow.start()
  return {
    ...test,
    ...wallet,
    retry: () => flow.send({ type: 'retry' }),
    state: () => flow.store.getState(),
  }
}

describe('switching the network', () => {
  it('requests the switch on opening, then goes back to the view before Networks [C-227 C-230]', async () => {
    const { asked, clock, core, tracked, views } = setUp()
    expect(asked).toEqual(['eip155:137'])
    await clock.idle()
    expect(core.networks.active()?.name).toBe('Polygon')
    expect(views()).toEqual(['Account'])
    expect(tracked()).toEqual(['MODAL_OPEN', 'SWITCH_NETWORK'])
  })

  it('allows a retry after the wallet declined [C-228]', async () => {
    const switchNetwork = vi
      .fn<Connection['switchNetwork']>()
      .mockRejectedValueOnce(new FoyerError('wallet.rejected', 'No'))
      .mockResolvedValueOnce()
    const { clock, retry, state, views } = setUp({ switchNetwork })
    await clock.idle()
    expect(state()).toEqual({ status: 'declined' })
    expect(views()).toEqual(['Account', 'Networks', 'SwitchNetwork'])
    retry()
    expect(state()).toEqual({ status: 'asking', again: true, asks: 1 })
    await clock.idle()
    expect(views()).toEqual(['Account'])
  })

  it('repeats the request while the wallet does not answer, and accepts the first answer', async () => {
    const answers: { resolve: () => void; reject: (thrown: unknown) => void }[] = []
    const { clock, retry, state } = setUp({
      switchNetwork: () =>
        new Promise<void>((resolve, reject) => void answers.push({ resolve, reject })),
    })
    retry()
    answers[1]?.reject(new FoyerError('wallet.pending', 'A request is open.'))
    await clock.idle()
    expect(state()).toEqual({ status: 'asking', again: false, asks: 2 })
    answers[0]?.resolve()
    await clock.idle()
    expect(state()).toEqual({ status: 'switched' })
  })

  it('accepts a switch made in the wallet, even after it declined', async () => {
    const { clock, state, notify, views } = setUp({
      switchNetwork: () => Promise.reject(new FoyerError('wallet.rejected', 'No')),
    })
    await clock.idle()
    notify.chainChanged('eip155:137')
    expect(state()).toEqual({ status: 'switched' })
    expect(views()).toEqual(['Account'])
  })

  it('requires a network of the host [C-342]', () => {
    const { core } = createTestCore()
    expect(() => createSwitchNetworkFlow(core, 'eip155:999')).toThrow('No network found')
  })
})
