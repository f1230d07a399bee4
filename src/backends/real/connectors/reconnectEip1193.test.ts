import { expect, it, vi } from 'vitest'
import { createTestClock } from '../../mock/clock/testing/testClock.ts'
import { ALICE, BOB, fakeProvider, rpcError, type FakeProvider } from '../testing/fakeProvider.ts'
import { createLateRevokes } from './lateRevokes.ts'
import { reconnectEip1193 } from './reconnectEip1193.ts'

const never = () => new Promise<never>(() => undefined)

/** A page that restores one wallet, and the wallet under test, which is on the page from the start if it is given. */
function setUp(provider?: FakeProvider, connectorId = 'io.fox') {
  const clock = createTestClock()
  const listeners = new Set<() => void>()
  const errors: Error[] = []
  const away = vi.fn()
  const leave = new AbortController()
  let found = provider && { provider, mayReconnect: true }
  const connector = { id: connectorId, type: 'ANNOUNCED', name: 'Fox', chain: 'eip155' } as const
  const coming = reconnectEip1193({
    connectorId,
    clock,
    revokes: createLateRevokes(clock),
    find: () => found && { ...found, connector },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    rpcUrl: () => 'https://rpc.example',
    onAway: away,
    onError: (error) => errors.push(error),
    signal: leave.signal,
  })
  coming.catch(() => undefined)
  const set = (next: FakeProvider, mayReconnect = true) =>
    (found = { provider: next, mayReconnect })
  const appear: typeof set = (next, mayReconnect) => {
    const now = set(next, mayReconnect)
    listeners.forEach((listener) => listener())
    return now
  }
  return { appear, away, clock, coming, errors, leave, listeners, set }
}

it('restores a wallet that appears after an hour', async () => {
  const { appear, away, clock, coming, listeners } = setUp()
  await clock.run(3_600_000)
  const provider = fakeProvider()
  appear(provider)
  expect(await coming).toMatchObject({ connectorId: 'io.fox', accounts: [ALICE] })
  expect(provider.requests.map(({ method }) => method)).toEqual(['eth_accounts', 'eth_chainId'])
  expect([away.mock.calls.length, listeners.size, clock.pending()]).toEqual([0, 0, []])
})

it('finds a window.ethereum that appears without an event', async () => {
  const { clock, coming, set } = setUp(undefined, 'injected')
  await clock.run(2_000)
  set(fakeProvider())
  await clock.run(500)
  expect(await coming).toMatchObject({ accounts: [ALICE] })
  expect(clock.pending()).toEqual([])
})

it('restores a locked wallet when it is unlocked, with its account of then', async () => {
  const accounts: string[] = []
  const provider = fakeProvider({ eth_accounts: () => accounts })
  const { away, coming } = setUp(provider)
  await vi.waitFor(() => expect(away).toHaveBeenCalledOnce())
  provider.emit('accountsChanged', [])
  expect(provider.requests).toHaveLength(1)
  accounts.push(BOB)
  provider.emit('accountsChanged', [BOB])
  expect((await coming).accounts).toEqual([BOB])
})

it.each([
  ['accountsChanged', [ALICE]],
  ['connect', { chainId: '0x1' }],
])('asks a wallet again that lost the first request when it emits %s', async (event, said) => {
  const provider = fakeProvider({ eth_accounts: never })
  const { coming } = setUp(provider)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
  provider.answers.eth_accounts = () => [ALICE]
  provider.emit(event, said)
  expect((await coming).accounts).toEqual([ALICE])
})

it('restores a wallet whose chain id comes late', async () => {
  let answer = (_: string) => {}
  const provider = fakeProvider({ eth_chainId: () => new Promise((resolve) => (answer = resolve)) })
  const { coming } = setUp(provider)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(2))
  answer('0x89')
  expect((await coming).chainId).toBe('eip155:137')
})

it('keeps at most two requests open at a wallet that emits and does not answer', async () => {
  const provider = fakeProvider({ eth_accounts: never })
  setUp(provider)
  for (let times = 0; times < 5; times += 1) provider.emit('connect')
  await vi.waitFor(() => expect(provider.requests).toHaveLength(2))
})

it('reports a failure once and restores the wallet when it has recovered', async () => {
  const provider = fakeProvider({
    eth_accounts() {
      throw rpcError(-32603, 'starting')
    },
  })
  const { away, coming, errors } = setUp(provider)
  await vi.waitFor(() => expect(away).toHaveBeenCalledOnce())
  provider.answers.eth_accounts = () => [ALICE]
  provider.emit('connect')
  expect((await coming).accounts).toEqual([ALICE])
  expect(errors).toHaveLength(1)
})

it('restores no wallet whose name another one has taken before its late answer', async () => {
  let answer = (_: readonly string[]) => {}
  const provider = fakeProvider({
    eth_accounts: () => new Promise((resolve) => (answer = resolve)),
  })
  const { appear, away } = setUp(provider)
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1))
  appear(provider, false)
  answer([ALICE])
  await vi.waitFor(() => expect(away).toHaveBeenCalledTimes(2))
})

it('stops following the page and the wallet when it is aborted', async () => {
  const provider = fakeProvider({ eth_accounts: () => [] })
  const { away, coming, leave, listeners } = setUp(provider)
  await vi.waitFor(() => expect(away).toHaveBeenCalledOnce())
  expect(provider.listenerCount()).toBe(2)
  leave.abort()
  await expect(coming).rejects.toMatchObject({ code: 'aborted' })
  expect([provider.listenerCount(), listeners.size]).toEqual([0, 0])
})

it('leaves only the listeners of the session on the wallet when it is restored', async () => {
  const provider = fakeProvider()
  await setUp(provider).coming
  expect(provider.listenerCount()).toBe(3)
})

it('restores a wallet without events', async () => {
  const { on: _, ...provider } = fakeProvider()
  const { coming, errors } = setUp(provider as never)
  expect((await coming).accounts).toEqual([ALICE])
  expect(errors).toEqual([])
})
