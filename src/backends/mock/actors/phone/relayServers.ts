import type { SocketServer } from '../../network/mswNetwork.ts'

/** Where older clients look for the public relay. */
const olderAddress = 'wss://relay.walletconnect.com'

/** The relay under its own address, and under the one that older clients of an app know. */
export function relayServers(
  address: string,
  connect: SocketServer['connect'],
): readonly SocketServer[] {
  return [address, olderAddress].map((each) => ({ address: each, connect }))
}
