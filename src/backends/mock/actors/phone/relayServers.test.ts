import { expect, it } from 'vitest'
import { relayServers } from './relayServers.ts'

it('serves the relay at its own address and at that of older clients', () => {
  const connect = () => ({ receive: () => undefined, closed: () => undefined })
  expect(relayServers('wss://relay.walletconnect.org', connect)).toEqual([
    { address: 'wss://relay.walletconnect.org', connect },
    { address: 'wss://relay.walletconnect.com', connect },
  ])
})
