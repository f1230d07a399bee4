import { describe, expect, it } from 'vitest'
import type { Connection } from '../../../../backends/port/connectors.ts'
import { FoyerError, type FoyerErrorCode } from '../../../../backends/port/errors.ts'
import { createTestConnection } from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createConnectExternalFlow } from './connectExternalFlow.ts'
import { connectingMessage } from './connectingMessage.ts'
import { createRecentWallets } from '../list/recentWallets.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'
import { settled } from '../../../testing/settled.ts'
import { connectingTexts } from '../../../core/texts/connect/connectingTexts.ts'

const fox = aConnector('com.fox', { name: 'Fox' })
const ledger = aConnector('ledger', { type: 'EXTERNAL', name: 'Ledger', explorerId: 'l', info: {} })

interface Attempt {
  readonly signal: AbortSignal | undefined
  approve(connection: Connection): void
  reject(error: unknown): void
}

function setUp(connectorId = 'com.fox', wallet = aWallet('1', { rdns: 'com.fox' })) {
  const attempts: Attempt[] = []
  const test = createTestCore({
    backend: {
      connectors: {
        list: () => [fox, ledger],
        connect: (_, { signal }) =>
          new Promise((approve, reject) => {
            attempts.push({ signal, approve, reject })
          }),
      },
    },
  })
  test.core.open()
  test.core.router.push('ConnectingExternal', { connectorId, wallet })
  const make = () => createConnectExternalFlow(test.core, { connectorId, wallet })
  const flow = make()
  flow.start()
  const results = () =>
    test.seen.flatMap((each) =>
      each.type === 'analytics' && each.event.event.startsWith('CONNECT_') ? [each.event] : [],
    )
  const visibleText = (buffering = false) =>
    connectingMessage(
      flow.store.getState(),
      { name: 'Fox', buffering },
      test.core.use(connectingTexts),
    )
  return { ...test, flow, make, attempts, results, visibleText, state: () => flow.store.getState() }
}

const failure = (code: FoyerErrorCode, serverText = '') =>
  new FoyerError(code, `Failed to connect: ${code}.`, { details: { serverText } })

describe('connectExternalFlow', () => {
  it('connects and closes the modal [C-210]', async () => {
    const { core, attempts } = setUp()
    expect(core.modal.getState().open).toBe(true)
    attempts[0]?.approve(createTestConnection({ connectorId: 'com.fox' }).connection)
    await settled()
    expect(core.session.connection()?.connectorId).toBe('com.fox')
    expect(core.modal.getState().open).toBe(false)
  })

  it('sends CONNECT_SUCCESS with method and name after the approval [C-309]', async () => {
    const { attempts, results } = setUp()
    expect(results()).toEqual([])
    attempts[0]?.approve(createTestConnection().connection)
    await settled()
    expect(results()).toEqual([
      { event: 'CONNECT_SUCCESS', properties: { method: 'browser', name: 'Fox' } },
    ])
  })

  it('reports an external connector as such', async () => {
    const { attempts, results } = setUp('ledger', aWallet('l'))
    attempts[0]?.approve(createTestConnection({ connectorId: 'ledger' }).connection)
    await settled()
    expect(results()).toEqual([
      { event: 'CONNECT_SUCCESS', properties: { method: 'external', name: 'Ledger' } },
    ])
  })

  it('remembers the wallet as recent', async () => {
    const { core, attempts } = setUp()
    attempts[0]?.approve(createTestConnection().connection)
    await settled()
    expect(core.use(createRecentWallets).store.getState().wallets).toEqual([
      { id: '1', name: 'Wallet 1', rdns: 'com.fox' },
    ])
  })

  it('shows where to continue, and that it is connecting while buffering [C-096 C-097]', () => {
    const { visibleText } = setUp()
    expect(visibleText().title).toBe('Continue in Fox')
    expect(visibleText(true).title).toBe('Connecting...')
  })

  it('shows a declined connection with its hint [C-098 C-336]', async () => {
    const { attempts, visibleText, state, core } = setUp()
    attempts[0]?.reject(failure('wallet.rejected'))
    await settled()
    expect(state()).toMatchObject({ status: 'failed', problem: 'declined' })
    expect(visibleText()).toEqual({
      title: 'Connection declined',
      text: 'Connection can be declined if a previous request is still active',
    })
    expect(core.modal.getState().open).toBe(true)
  })

  it.each([
    ['wallet.pending', 'Your wallet already has a request open. Finish it there first.'],
    ['wallet.unauthorized', 'Unlock your wallet and try again'],
    ['none.connector', "This wallet isn't in your browser anymore"],
    ['wallet.malformed', "Couldn't connect to this wallet. Try again."],
  ] as const)('shows a specific text for %s', async (code, text) => {
    const { attempts, visibleText } = setUp()
    attempts[0]?.reject(failure(code))
    await settled()
    expect(visibleText()).toEqual({ title: 'Connection declined', text })
  })

  it('sends CONNECT_ERROR with the message after the rejection [C-310]', async () => {
    const { attempts, results } = setUp()
    attempts[0]?.reject(failure('wallet.rejected', 'User rejected the request'))
    await settled()
    expect(results()).toEqual([
      { event: 'CONNECT_ERROR', properties: { message: 'User rejected the request' } },
    ])
  })

  it('clears the error on a retry and asks again [C-208]', async () => {
    const { attempts, flow, state, visibleText } = setUp()
    attempts[0]?.reject(failure('wallet.rejected'))
    await settled()
    flow.send({ type: 'retry' })
    expect(state()).toEqual({ status: 'connecting', asks: 1 })
    expect(visibleText().title).toBe('Continue in Fox')
    expect(attempts).toHaveLength(2)
  })

  it('repeats the request while the wallet does not answer, and accepts either approval', async () => {
    const { core, attempts, flow } = setUp()
    flow.send({ type: 'retry' })
    expect(attempts.map(({ signal }) => signal?.aborted)).toEqual([false, false])
    let ended = 0
    const disconnect = () => {
      ended++
      return Promise.resolve()
    }
    attempts[0]?.approve(createTestConnection({ connectorId: 'com.fox' }).connection)
    await settled()
    attempts[1]?.approve(createTestConnection({ connectorId: 'com.fox', disconnect }).connection)
    await settled()
    expect(core.session.store.getState().status).toBe('connected')
    expect(ended).toBe(0)
  })

  it('shows where the open request is when the wallet accepts no second one, and accepts its approval', async () => {
    const { core, attempts, flow, visibleText } = setUp()
    flow.send({ type: 'retry' })
    attempts[1]?.reject(failure('wallet.pending'))
    await settled()
    expect(visibleText()).toEqual({
      title: 'Continue in Fox',
      text: 'Your wallet already has a request open. Finish it there first.',
    })
    attempts[0]?.approve(createTestConnection({ connectorId: 'com.fox' }).connection)
    await settled()
    expect(core.session.store.getState().status).toBe('connected')
  })

  it('fails when the wallet rejects one of two requests', async () => {
    const { attempts, flow, state } = setUp()
    flow.send({ type: 'retry' })
    attempts[1]?.reject(failure('wallet.rejected'))
    await settled()
    expect(state()).toMatchObject({ status: 'failed', problem: 'declined' })
    expect(attempts[0]?.signal?.aborted).toBe(true)
  })

  it('fails without a connector when the wallet is gone from the page [C-341]', async () => {
    const { state, attempts } = setUp('nobody')
    await settled()
    expect(attempts).toEqual([])
    expect(state()).toMatchObject({ status: 'failed', problem: 'missing' })
  })

  it('fails when the wallet answers without an account', async () => {
    const { core, state, attempts } = setUp()
    attempts[0]?.approve(createTestConnection({ accounts: [] }).connection)
    await settled()
    expect(state()).toMatchObject({ status: 'failed', problem: 'locked' })
    expect(core.session.connection()).toBeUndefined()
  })

  it('keeps the close button enabled while a wallet does not answer', () => {
    const { core, attempts, flow } = setUp()
    expect(core.modal.getState().buffering).toBe(false)
    core.requestClose()
    expect(core.modal.getState().open).toBe(false)
    flow.stop()
    expect(attempts[0]?.signal?.aborted).toBe(true)
  })

  it('drops an approval that arrives after leaving, and ends it', async () => {
    const { core, attempts, flow, results } = setUp()
    flow.stop()
    let ended = 0
    const disconnect = () => {
      ended++
      return Promise.resolve()
    }
    attempts[0]?.approve(createTestConnection({ connectorId: 'com.fox', disconnect }).connection)
    await settled()
    expect(core.session.connection()).toBeUndefined()
    expect(results()).toEqual([])
    expect(ended).toBe(1)
  })

  it('the flow does not end a late approval when the same wallet is being asked again', async () => {
    const { core, attempts, flow, make } = setUp()
    flow.stop()
    make().start()
    let ended = 0
    const disconnect = () => {
      ended++
      return Promise.resolve()
    }
    const late = createTestConnection({ connectorId: 'com.fox', disconnect }).connection
    attempts[0]?.approve(late)
    await settled()
    attempts[1]?.approve(createTestConnection({ connectorId: 'com.fox' }).connection)
    await settled()
    expect(ended).toBe(0)
    expect(core.session.store.getState().status).toBe('connected')
  })

  it('reports to the observer when a late approval could not be disconnected', async () => {
    const { attempts, flow, seen } = setUp()
    flow.stop()
    const disconnect = () => Promise.reject(failure('wallet.failed'))
    attempts[0]?.approve(createTestConnection({ connectorId: 'com.fox', disconnect }).connection)
    await settled()
    expect(seen).toContainEqual({
      type: 'note',
      about: 'wallets.lateApproval',
      code: 'wallet.failed',
      message: 'Failed to connect: wallet.failed.',
    })
  })

  it('an aborted attempt does not count as an error', async () => {
    const { attempts, flow, results } = setUp()
    flow.stop()
    attempts[0]?.reject(failure('aborted'))
    await settled()
    expect(results()).toEqual([])
  })
})
