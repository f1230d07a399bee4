import type { SocketServer } from '../../network/mswNetwork.ts'

/** The address at which older clients look for the public relay. */
const olderAddress = 'wss://relay.walletconnect.com'

/** The relay at its own address, and at the address that older WalletConnect clients use. */
export function relayServers(
  address: string,
  connect: SocketServer['connect'],
): readonly SocketServer[] {
  return [address, olderAddress].map((each) => ({ address: each, connect }))
}
