import { expect, it } from 'vitest'
import { createTestClock } from '../mock/clock/testing/createTestClock.ts'
import { createRealBackend } from './createRealBackend.ts'
import { fakeFetch } from './testing/fakeFetch.ts'

const CONTEXT = { projectId: 'p1', eip6963: true }

it('is made on a server without a window and without a request', () => {
  const { fetch, calls } = fakeFetch(() => Response.json({}))
  const backend = createRealBackend({ fetch })(CONTEXT)
  expect(backend.connectors.list()).toEqual([])
  expect(backend.storage.get('x')).toBeUndefined()
  expect(backend.browser.device().kind).toBe('desktop')
  backend.analytics.send({ event: 'MODAL_OPEN' })
  expect(calls).toEqual([])
})

it('uses the ports it is given, also for the clients it builds', async () => {
  const clock = createTestClock()
  const { fetch } = fakeFetch(() => Response.json({ jsonrpc: '2.0', id: 1, result: null }))
  const backend = createRealBackend({ fetch, clock })(CONTEXT)
  expect(backend.clock).toBe(clock)
  const network = {
    id: 'eip155:1',
    name: 'Ethereum',
    chain: 'eip155',
    currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  } as const
  const leaving = new AbortController()
  const waiting = backend.chains.waitForReceipt(network, '0x1', {
    timeoutMs: 5_000,
    signal: leaving.signal,
  })
  await clock.idle()
  expect(clock.pending()).toMatchObject([{ label: 'chain.receiptPoll' }])
  leaving.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'aborted' })
})

it('has only the capabilities that exist', () => {
  const backend = createRealBackend()(CONTEXT)
  expect(Object.keys(backend).toSorted()).toEqual([
    'analytics',
    'auth',
    'balances',
    'browser',
    'chains',
    'clock',
    'connectors',
    'directory',
    'history',
    'identity',
    'names',
    'onramp',
    'random',
    'storage',
    'swap',
    'walletConnect',
  ])
})

it('talks to the addresses it is given, with the headers of wire 1.2', async () => {
  const { fetch, calls } = fakeFetch(() => Response.json({ count: 0, data: [] }))
  const addresses = { walletApi: 'http://127.0.0.1:1/api/', secureSite: 'http://localhost:2' }
  const backend = createRealBackend({ fetch, addresses, sdk: { version: 'react-x-1' } })(CONTEXT)
  await backend.directory.wallets({ page: 1, entries: 1 })
  expect(calls[0]?.url.href).toBe('http://127.0.0.1:1/api/getWallets?page=1&entries=1')
  expect(calls.flatMap(({ headers }) => [...headers])).toEqual([
    ['x-project-id', 'p1'],
    ['x-sdk-type', 'w3m'],
    ['x-sdk-version', 'react-x-1'],
  ])
  expect(backend.auth?.secureOrigin).toBe('http://localhost:2')
})
