import { expect, it } from 'vitest'
import type { Network } from '../../port/network.ts'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import { readSession } from './readSession.ts'
import { createSessionProvider } from './sessionProvider.ts'

const network = (id: Network['id']): Network => ({
  id,
  name: id,
  chain: 'eip155',
  currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
})

/** A session with that wallet; `handle` sends an event of the library. */
function open(methods: readonly string[] = ['personal_sign'], chains = ['eip155:1', 'eip155:137']) {
  const accounts = chains.flatMap((chain) => [`${chain}:${ALICE}`, `${chain}:${BOB}`])
  const listeners = new Map<string, (payload: unknown) => void>()
  const wallet: unknown[] = []
  const node: string[] = []
  const sent: unknown[] = []
  const session: { sessionProperties?: object } = {}
  const client = {
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    session: { get: () => session },
    request: (request: unknown) => {
      wallet.push(request)
      return new Promise<never>(() => undefined)
    },
  }
  const provider = createSessionProvider({
    // The parts of the library that a session uses.
    library: client as never,
    approved: readSession({
      topic: 't',
      namespaces: { eip155: { accounts, methods, events: [] } },
    }),
    networks: [network('eip155:1'), network('eip155:137')],
    rpc: {
      call: async (_network, method, params) => {
        node.push(method)
        sent.push(params)
        return `0x${'ab'.repeat(32)}`
      },
    },
  })
  const received: unknown[] = []
  provider.on('accountsChanged', (said: never) => received.push(said))
  const ask = (method: string, params: readonly unknown[] = []) =>
    provider.request({ method, params })
  const handle = (event: string, payload: object) =>
    listeners.get(event)?.({ topic: 't', ...payload })
  const announce = (data: unknown, chainId: unknown = 'eip155:1') =>
    handle('session_event', { params: { chainId, event: { name: 'accountsChanged', data } } })
  return { provider, ask, handle, announce, received, wallet, node, sent, session, listeners }
}

it.each([
  'eth_sendTransaction',
  'eth_signTransaction',
  'eth_sign',
  'eth_signTypedData',
  'eth_signTypedData_v1',
  'eth_signTypedData_v3',
  'eth_signTypedData_v4',
  'eth_sendUserOperation',
  'eth_decrypt',
  'eth_getEncryptionPublicKey',
  'eth_signSomethingNew',
  'eth_submitWork',
  'wallet_sendCalls',
  'wallet_watchAsset',
  'anvil_setBalance',
  'debug_traceCall',
  'net_version2',
  'web3_sign',
])('answers 4200 to %s, which the wallet did not approve, and sends no request', async (method) => {
  const { ask, wallet, node } = open()
  await expect(ask(method, [{ from: ALICE, to: BOB, value: '0x1' }])).rejects.toMatchObject({
    code: 4200,
  })
  expect([wallet, node]).toEqual([[], []])
})

it.each([
  'eth_call',
  'eth_blockNumber',
  'eth_getBalance',
  'eth_getLogs',
  'eth_estimateGas',
  'eth_getTransactionReceipt',
  'eth_sendRawTransaction',
  'net_listening',
  'web3_clientVersion',
])('reads with %s at the RPC URL', async (method) => {
  const { ask, wallet, node } = open()
  await ask(method)
  expect([wallet, node]).toEqual([[], [method]])
})

it('sends approved methods to the wallet, on the active chain', async () => {
  const { ask, wallet, node } = open(['eth_sendTransaction'])
  void ask('eth_sendTransaction', [{ from: ALICE }])
  await Promise.resolve()
  const request = { method: 'eth_sendTransaction', params: [{ from: ALICE }] }
  expect(wallet).toEqual([{ topic: 't', chainId: 'eip155:1', request }])
  expect(node).toEqual([])
})

it.each([
  ['plain', [BOB, ALICE], [BOB, ALICE]],
  ['CAIP-10', [`eip155:1:${BOB}`], [BOB]],
  ['once for each chain', [`eip155:1:${BOB}`, `eip155:137:${BOB}`], [BOB]],
  ['none', [], []],
])(
  'returns for eth_accounts the accounts of the last accountsChanged: %s',
  async (_, data, expected) => {
    const { announce, ask, received } = open()
    announce(data)
    expect(received).toEqual([expected])
    expect(await ask('eth_accounts')).toEqual(expected)
    expect(await ask('eth_requestAccounts')).toEqual(expected)
  },
)

it('keeps its accounts when an event contains something else', async () => {
  const { announce, ask, received } = open()
  announce(['not an address'])
  announce(['9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu'], 'solana:mainnet')
  announce('no list')
  expect(received).toEqual([['not an address']])
  expect(await ask('eth_accounts')).toEqual([ALICE, BOB])
})

it("uses the session's accounts again after an update", async () => {
  const { announce, ask, handle, received } = open()
  announce([BOB])
  const namespaces = { eip155: { accounts: [`eip155:1:${ALICE}`], methods: [], events: [] } }
  handle('session_update', { params: { namespaces } })
  expect(received).toEqual([[BOB], [ALICE]])
  expect(await ask('eth_accounts')).toEqual([ALICE])
})

it.each(['session_delete', 'session_expire'])(
  'rejects an open request with 4900 when %s ends the session',
  async (event) => {
    const { ask, handle } = open()
    const signing = ask('personal_sign', ['0x00', ALICE])
    handle(event, {})
    await expect(signing).rejects.toMatchObject({ code: 4900 })
  },
)

it('rejects an open request with 4900 and stops following when it is closed', async () => {
  const { ask, provider, listeners } = open()
  const signing = ask('personal_sign', ['0x00', ALICE])
  provider.close()
  await expect(signing).rejects.toMatchObject({ code: 4900 })
  expect(listeners.size).toBe(0)
})

it('ignores other sessions', async () => {
  const { announce, ask, handle, received } = open()
  const other = { topic: 'other', params: { event: { name: 'accountsChanged', data: [BOB] } } }
  handle('session_event', other)
  handle('session_delete', { topic: 'other' })
  expect(received).toEqual([])
  announce([BOB])
  expect(await ask('eth_accounts')).toEqual([BOB])
})

it.each([
  ['session_delete', 'The wallet disconnected.'],
  ['session_expire', 'The session expired.'],
])('notifies the host of the end by %s', (event, message) => {
  const { handle, provider } = open()
  const ends: unknown[] = []
  provider.on('disconnect', (end: never) => ends.push(end))
  handle(event, { topic: 'other' })
  expect(ends).toEqual([])
  handle(event, {})
  expect(ends).toEqual([{ code: 4900, message }])
})

it('follows no event of the session after it is closed', () => {
  const { listeners, provider } = open()
  const events = ['session_event', 'session_update', 'session_delete', 'session_expire']
  expect([...listeners.keys()]).toEqual(events)
  provider.close()
  expect(listeners.size).toBe(0)
})

it('takes accounts only from accountsChanged events', async () => {
  const { ask, handle, received } = open()
  handle('session_event', {
    params: { chainId: 'eip155:1', event: { name: 'message', data: [BOB] } },
  })
  expect(received).toEqual([])
  expect(await ask('eth_accounts')).toEqual([ALICE, BOB])
})

it('passes parameters on as a list, empty by default', async () => {
  const { provider, wallet, sent } = open()
  void provider.request({ method: 'personal_sign' })
  await Promise.resolve()
  expect(wallet).toMatchObject([{ request: { method: 'personal_sign', params: [] } }])
  await provider.request({ method: 'eth_call', params: [{ to: BOB }, 'latest'] })
  await provider.request({ method: 'eth_call', params: { to: BOB } })
  expect(sent).toEqual([[{ to: BOB }, 'latest'], []])
})

it.each([{}, { params: {} }, { params: [] }, { params: [{ chainId: 'x' }] }])(
  'refuses a request to switch the network with %j',
  async (given) => {
    const { provider, wallet } = open()
    const switching = provider.request({
      method: 'wallet_switchEthereumChain',
      ...given,
    })
    await expect(switching).rejects.toMatchObject({ code: -32_602 })
    expect(wallet).toEqual([])
  },
)

it('ignores the removal of an unknown listener', () => {
  const { announce, received, provider } = open()
  provider.removeListener('message', () => undefined)
  announce([BOB])
  expect(received).toEqual([[BOB]])
})

it("reports the wallet's current approvals", () => {
  const { provider, handle } = open()
  expect(provider.approved.chainIds).toEqual(['eip155:1', 'eip155:137'])
  const namespaces = { eip155: { accounts: [`eip155:137:${ALICE}`], methods: [], events: [] } }
  handle('session_update', { params: { namespaces } })
  expect(provider.approved.chainIds).toEqual(['eip155:137'])
})

it('answers the capabilities from the session, and never asks the wallet for them', async () => {
  const { ask, session, wallet, node } = open(['personal_sign', 'wallet_getCapabilities'])
  await expect(ask('wallet_getCapabilities', [ALICE])).rejects.toMatchObject({ code: 4200 })
  session.sessionProperties = { atomic: { status: 'supported' } }
  expect(await ask('wallet_getCapabilities', [ALICE, ['0x1']])).toEqual({
    '0x1': { atomic: { status: 'supported' } },
  })
  expect([wallet, node]).toEqual([[], []])
})
