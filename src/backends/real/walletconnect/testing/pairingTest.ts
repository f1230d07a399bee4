import { localNetworks } from '../../../mock/chains/localNetworks.ts'
import type { Network } from '../../../port/network.ts'
import { expect, vi } from 'vitest'
import { createRelay } from '../../../mock/actors/relay/relay.ts'
import { relaySockets } from '../../../mock/actors/relay/testing/relaySockets.ts'
import { createCallLog } from '../../../mock/calls/callLog.ts'
import { createSeededRandom } from '../../../mock/clock/seededRandom.ts'
import { createTestClock } from '../../../mock/clock/testing/testClock.ts'
import { createFaults } from '../../../mock/faults/faults.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { createWalletConnect } from '../walletConnect.ts'
import { createTestPhone } from './testPhone.ts'

/** What a promise fails with, taken up at once so that nobody misses it. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

/** The library on one side, the simulated phone on the other, and the simulated relay between them. */
export function createPairingTest() {
  const clock = createTestClock()
  const log = createCallLog({ clock: () => clock })
  const faults = createFaults({ random: createSeededRandom(1) })
  const relay = createRelay({ clock, log, faults })
  const storage = memoryStorage()
  const read: unknown[] = []
  /** What was notified of the relay client's id. */
  const relayClients: (string | undefined)[] = []
  const common = {
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    relayUrl: 'wss://relay.test',
    onError: (error: Error) => expect.fail(error.message),
  }
  const phone = createTestPhone({
    clock,
    log,
    projectId: common.projectId,
    chainIds: [...localNetworks.map(({ id }) => id), 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  })
  const options = {
    ...common,
    verifyUrl: '',
    onRelayClient: (id: string | undefined) => relayClients.push(id),
    metadata: undefined,
    clock,
    storage,
    walletRpcUrl: ({ id }: { id: string }) => `https://rpc.test/${id}`,
    rpc: {
      async call(network: { id: string }, method: string) {
        read.push([network.id, method])
        return '0x1'
      },
    },
  }
  const walletConnect = createWalletConnect(options)
  const oneProposal = () => phone.proposals()[0]?.id ?? 0
  return {
    clock,
    log,
    faults,
    storage,
    read,
    relayClients,
    options,
    phone,
    walletConnect,
    oneProposal,
    oneRequest: () => vi.waitUntil(() => phone.requests()[0]?.id),
    async pairFor(networks: readonly Network[]) {
      const pairing = await walletConnect.pair({ networks })
      await phone.open(pairing.uri)
      await phone.approve(oneProposal())
      return pairing.connection
    },
    /** The clients are large: reading them in is no part of what a test may take. */
    async load() {
      vi.stubGlobal(
        'WebSocket',
        relaySockets(() => relay),
      )
      await import('@walletconnect/sign-client')
      await import('@reown/walletkit')
    },
  }
}
