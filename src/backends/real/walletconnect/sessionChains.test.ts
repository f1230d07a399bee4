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
const approval = (accounts: readonly string[], methods: readonly string[] = ['personal_sign']) => ({
  eip155: { accounts, methods, events: [] },
})
const both = [`eip155:1:${ALICE}`, `eip155:137:${BOB}`]

/** A session on Ethereum and Polygon. `handle` sends an event of the library; `received` lists the host's events. */
function open(namespaces = approval(both), networks = ['eip155:1', 'eip155:137', 'eip155:8453']) {
  const listeners = new Map<string, (payload: unknown) => void>()
  const wallet: unknown[] = []
  const node: unknown[] = []
  const received: unknown[] = []
  const client = {
    on: (event: string, listener: (payload: unknown) => void) => listeners.set(event, listener),
    off: (event: string) => listeners.delete(event),
    request: async (request: unknown) => {
      wallet.push(request)
      return null
    },
  }
  const provider = createSessionProvider({
    // The parts of the library that a session uses.
    library: client as never,
    approved: readSession({ topic: 't', namespaces }),
    networks: networks.map((id) => network(id as Network['id'])),
    rpc: {
      async call({ id }, method) {
        node.push([id, method])
        return '0x1'
      },
    },
  })
  const follow = (event: string) => {
    const listener = (said: never) => received.push([event, said])
    provider.on(event, listener)
    return listener
  }
  const onAccounts = follow('accountsChanged')
  follow('chainChanged')
  const ask = (method: string, params: readonly unknown[] = []) =>
    provider.request({ method, params })
  const handle = (event: string, params: unknown, topic = 't') =>
    listeners.get(event)?.({ topic, params })
  const move = (data: unknown) =>
    handle('session_event', { chainId: 'eip155:1', event: { name: 'chainChanged', data } })
  const update = (accounts: readonly string[], topic?: string) =>
    handle('session_update', { namespaces: approval(accounts) }, topic)
  return { provider, ask, handle, move, update, received, wallet, node, onAccounts }
}

it("starts on the host's first network that the wallet approved", async () => {
  const { ask, node } = open(approval([...both].toReversed()))
  expect(await ask('eth_chainId')).toBe('0x1')
  expect(await ask('net_version')).toBe('1')
  await ask('eth_blockNumber')
  expect(node).toEqual([['eip155:1', 'eth_blockNumber']])
})

it("starts on the wallet's first chain when it approved none of the host's", async () => {
  expect(await open(approval(both), ['eip155:10']).ask('eth_chainId')).toBe('0x1')
})

it('follows the wallet to another chain with the accounts there, and notifies once', async () => {
  const { ask, received, move, node, wallet } = open()
  move(137)
  move('0x89')
  expect(received).toEqual([
    ['chainChanged', '0x89'],
    ['accountsChanged', [BOB]],
  ])
  expect(await ask('eth_accounts')).toEqual([BOB])
  await ask('eth_blockNumber')
  await ask('personal_sign', ['0x00', BOB])
  expect(node).toEqual([['eip155:137', 'eth_blockNumber']])
  expect(wallet).toMatchObject([{ topic: 't', chainId: 'eip155:137' }])
})

it('the session does not report accounts that are the same on the next chain', () => {
  const { received, move } = open(approval([`eip155:1:${ALICE}`, `eip155:137:${ALICE}`]))
  move(137)
  expect(received).toEqual([['chainChanged', '0x89']])
})

it('answers 4901 on a chain that the wallet switched to without approving it', async () => {
  const { ask, move, wallet } = open()
  move(8453)
  await expect(ask('personal_sign', ['0x00', ALICE])).rejects.toMatchObject({ code: 4901 })
  expect(wallet).toEqual([])
  // The account is still connected, as on the first chain.
  expect(await ask('eth_accounts')).toEqual([ALICE])
})

it('answers 4200 to reads on a chain that the host does not have', async () => {
  const { ask, move, node } = open()
  move(56)
  await expect(ask('eth_blockNumber')).rejects.toMatchObject({ code: 4200 })
  expect(node).toEqual([])
})

it('switches between approved chains without asking the wallet', async () => {
  const { ask, received, wallet } = open()
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toBeNull()
  expect(await ask('eth_chainId')).toBe('0x89')
  expect(received[0]).toEqual(['chainChanged', '0x89'])
  expect(wallet).toEqual([])
})

it('requests an unapproved chain from the wallet if it allows that method', async () => {
  const { ask, wallet } = open(approval(both, ['wallet_switchEthereumChain']))
  expect(await ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).toBeNull()
  expect(wallet).toMatchObject([{ request: { method: 'wallet_switchEthereumChain' } }])
  expect(await ask('eth_chainId')).toBe('0x2105')
})

it('answers 4902 for an unapproved chain when the wallet does not allow the method', async () => {
  const { ask, wallet } = open()
  await expect(ask('wallet_switchEthereumChain', [{ chainId: '0x2105' }])).rejects.toMatchObject({
    code: 4902,
  })
  expect(wallet).toEqual([])
  expect(await ask('eth_chainId')).toBe('0x1')
})

it.each([[], [{}], [{ chainId: 'one' }]])(
  'answers -32602 to a switch without a chain: %j',
  async (...params) => {
    await expect(open().ask('wallet_switchEthereumChain', params)).rejects.toMatchObject({
      code: -32_602,
    })
  },
)

it('moves to an approved chain when an update removes the active one', async () => {
  const { ask, received, update } = open()
  update([`eip155:137:${BOB}`])
  expect(await ask('eth_chainId')).toBe('0x89')
  expect(received[0]).toEqual(['chainChanged', '0x89'])
})

it('reports accounts that an update changes, and an empty list when it leaves none', () => {
  const { received, update } = open()
  update(both)
  expect(received).toEqual([])
  update([`eip155:1:${BOB}`])
  update([])
  expect(received).toEqual([
    ['accountsChanged', [BOB]],
    ['accountsChanged', []],
  ])
})

it('ignores other sessions and malformed events', async () => {
  const { ask, handle, received, update } = open()
  update([`eip155:137:${BOB}`], 'other')
  handle('session_update', null)
  handle('session_event', null)
  handle('session_event', { event: null })
  handle(
    'session_event',
    { event: { name: 'chainChanged', data: 137 }, chainId: 'eip155:137' },
    'other',
  )
  expect(received).toEqual([])
  expect(await ask('eth_chainId')).toBe('0x1')
})

it('stops calling a listener that was removed', () => {
  const { received, onAccounts, provider, update } = open()
  provider.removeListener('accountsChanged', onAccounts)
  update([`eip155:1:${BOB}`])
  expect(received).toEqual([])
})
