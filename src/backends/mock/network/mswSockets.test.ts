import { afterEach, expect, it, vi } from 'vitest'
import NodeSocket from 'ws'
import { createMswNetwork } from './mswNetwork.ts'

afterEach(() => vi.unstubAllGlobals())

/** The events of a socket on a page, in order, until it is closed. Without `close`, its address is not simulated. */
async function eventsOf(close?: { code: number; reason: string }) {
  const refused: string[] = []
  const seen: string[] = []
  // Node 20 has no built-in one.
  vi.stubGlobal('WebSocket', NodeSocket)
  const sockets = createMswNetwork({
    handlers: [],
    sockets: [
      {
        address: 'wss://relay.test',
        connect(_url, socket) {
          seen.push('connect')
          if (close) socket.close(close.code, close.reason)
          return { receive: () => undefined, closed: () => undefined }
        },
      },
    ],
    onRefused: ({ method, url }) => refused.push(`${method} ${url}`),
  })
  sockets.start()
  const socket = new WebSocket(close ? 'wss://relay.test/' : 'wss://unknown.test/')
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => seen.push('open'))
    socket.addEventListener('error', () => seen.push('error'))
    socket.addEventListener('close', ({ code, reason }) => {
      seen.push(`close ${code} ${reason}`.trim())
      resolve()
    })
  })
  sockets.stop()
  return { seen, refused }
}

it('a socket whose server is unavailable never opens', async () => {
  const { seen } = await eventsOf({ code: 1011, reason: 'The relay is not there.' })
  expect(seen).toEqual(['connect', 'close 1011 The relay is not there.'])
})

it('opens a socket before it closes it for a reason of the server', async () => {
  const { seen } = await eventsOf({ code: 3000, reason: 'Unauthorized' })
  expect(seen).toEqual(['connect', 'open', 'close 3000 Unauthorized'])
})

it('blocks and reports a socket that would leave the machine', async () => {
  const { seen, refused } = await eventsOf()
  expect(seen).toEqual(['close 1011 This socket would leave the machine.'])
  expect(refused).toEqual(['WebSocket wss://unknown.test/'])
})
