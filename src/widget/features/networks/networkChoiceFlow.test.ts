import { describe, expect, it } from 'vitest'
import type { Connection } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testConnector } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { testNetworks } from '../../testing/testNetworks.ts'
import { createNetworkChoiceFlow } from './networkChoiceFlow.ts'

const { ethereum, polygon, base } = testNetworks
const solana = {
  id: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Solana',
  chain: 'solana',
  currency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
} as const
const approved = { approvedChainIds: ['eip155:1', 'eip155:137'] } as const

function setUp(changes?: Partial<Connection>) {
  const test = createTestCore({
    host: {
      adapters: [
        { namespace: 'eip155', networks: Object.values(testNetworks) },
        { namespace: 'solana', networks: [solana] },
      ],
    },
  })
  const wallet = createTestConnection(changes)
  const flow = createNetworkChoiceFlow(test.core)
  return {
    ...test,
    ...wallet,
    connect: () => test.core.session.adopt(testConnector, wallet.connection),
    choose: (network: typeof solana | (typeof testNetworks)[keyof typeof testNetworks]) => {
      flow.start()
      flow.send({ type: 'chosen', network })
    },
    retry: () => flow.send({ type: 'retry' }),
    state: () => flow.store.getState(),
    activeId: () => test.core.networks.store.getState().activeId,
  }
}

describe('the choice of a network', () => {
  it('activates the network and goes to Connect while no account is connected [C-226]', async () => {
    const { activeId, choose, clock, core, views } = setUp()
    core.open('Networks')
    choose(polygon)
    await clock.idle()
    expect(activeId()).toBe('eip155:137')
    expect(views()).toEqual(['Networks', 'Connect'])
  })

  it('goes to SwitchActiveChain for a network of another chain namespace [C-223]', async () => {
    const { choose, clock, connect, core, views } = setUp()
    connect()
    core.open('Account')
    core.router.push('Networks')
    choose(solana)
    await clock.idle()
    expect(views()).toEqual(['Account', 'Networks', 'SwitchActiveChain'])
    expect(core.router.current().params).toEqual({ chain: 'solana', networkId: solana.id })
  })

  it('switches to an approved network and goes back to the previous view [C-224]', async () => {
    const { activeId, asked, choose, clock, connect, core, tracked, views } = setUp(approved)
    connect()
    core.open('Account')
    core.router.push('Networks')
    choose(polygon)
    expect(views()).toEqual(['Account', 'Networks'])
    await clock.idle()
    expect(asked).toEqual(['eip155:137'])
    expect(activeId()).toBe('eip155:137')
    expect(views()).toEqual(['Account'])
    expect(tracked()).toEqual(['MODAL_OPEN', 'SWITCH_NETWORK'])
  })

  it('goes to the account when Networks was the first view', async () => {
    const { choose, clock, connect, core, views } = setUp(approved)
    connect()
    core.open('Networks')
    choose(polygon)
    await clock.idle()
    expect(views()).toEqual(['Account'])
  })

  it('keeps the view and shows an error when the wallet declines the direct switch', async () => {
    const { activeId, choose, clock, connect, core, state, toasts, views } = setUp({
      ...approved,
      switchNetwork: () => Promise.reject(new FoyerError('wallet.rejected', 'No')),
    })
    connect()
    core.open('Networks')
    choose(polygon)
    await clock.idle()
    expect(toasts()).toEqual(['Switch declined'])
    expect(views()).toEqual(['Networks'])
    expect(activeId()).toBe('eip155:1')
    expect(state()).toEqual({ status: 'idle' })
  })

  it('asks the wallet on a separate screen when it accepts all networks [C-225]', async () => {
    const { asked, choose, clock, connect, core, views } = setUp()
    connect()
    core.open('Networks')
    choose(base)
    await clock.idle()
    expect(views()).toEqual(['Networks', 'SwitchNetwork'])
    expect(core.router.current().params).toEqual({ networkId: 'eip155:8453' })
    expect(asked).toEqual([])
  })

  it('the choice does nothing for a network that the wallet does not support', async () => {
    const { asked, choose, clock, connect, core, views } = setUp(approved)
    connect()
    core.open('Networks')
    choose(base)
    await clock.idle()
    expect(views()).toEqual(['Networks'])
    expect(asked).toEqual([])
  })

  it('goes back on the active network', async () => {
    const { choose, clock, connect, core, views } = setUp()
    connect()
    core.open('Account')
    core.router.push('Networks')
    choose(ethereum)
    await clock.idle()
    expect(views()).toEqual(['Account'])
  })

  it('asks a wallet that left the active network without an event', async () => {
    const test = setUp()
    const { choose, clock, connect, connection, core, notify, views } = test
    connection.provider.request = () => {
      notify.chainChanged('eip155:137')
      return Promise.resolve('0x89')
    }
    connect()
    core.open('Networks')
    choose(ethereum)
    await clock.idle()
    expect(views()).toEqual(['Networks', 'SwitchNetwork'])
    expect(core.router.current().params).toEqual({ networkId: 'eip155:1' })
  })

  it('goes back on the active network when the wallet does not answer in a second', async () => {
    const { choose, clock, connect, connection, core, views } = setUp()
    connection.provider.request = () => new Promise(() => undefined)
    connect()
    core.open('Account')
    core.router.push('Networks')
    choose(ethereum)
    await clock.run(999)
    expect(views()).toEqual(['Account', 'Networks'])
    await clock.run(1)
    expect([views(), clock.pending()]).toEqual([['Account'], []])
  })

  it('ignores a choice while another switch is pending', async () => {
    const asked: string[] = []
    const { choose, clock, connect, core, state } = setUp({
      approvedChainIds: ['eip155:137', 'eip155:8453'],
      switchNetwork(network) {
        asked.push(network.id)
        return new Promise(() => undefined)
      },
    })
    connect()
    core.open('Networks')
    choose(polygon)
    choose(base)
    await clock.idle()
    expect(asked).toEqual(['eip155:137'])
    expect(state()).toMatchObject({ status: 'choosing', network: polygon })
  })

  it('repeats the request, and accepts the answer to the second one', async () => {
    const asked: string[] = []
    const answers = [new Promise<void>(() => undefined)]
    const { choose, clock, connect, core, retry, state, toasts, views } = setUp({
      ...approved,
      switchNetwork(network) {
        asked.push(network.id)
        return Promise.resolve(answers.shift())
      },
    })
    connect()
    core.open('Account')
    core.router.push('Networks')
    choose(polygon)
    await clock.idle()
    expect(state()).toMatchObject({ status: 'choosing', asks: 1 })
    retry()
    await clock.idle()
    expect([asked, toasts(), views()]).toEqual([['eip155:137', 'eip155:137'], [], ['Account']])
  })
})
