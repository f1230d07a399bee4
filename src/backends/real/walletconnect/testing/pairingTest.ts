import { expect } from 'vitest'
import { createPhoneTest, testProjectId } from '../../../mock/actors/phone/testing/phoneTest.ts'
import type { Network } from '../../../port/network.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { createWalletConnect } from '../walletConnect.ts'

/** The error of a rejected promise, handled at once so that it is never unhandled. */
export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it did not fail',
    (error: unknown) => error,
  )

/** The library on one side, the simulated phone on the other, and the simulated relay between them. */
export function createPairingTest(phoneOptions?: Parameters<typeof createPhoneTest>[0]) {
  const test = createPhoneTest(phoneOptions)
  const { clock, phone, oneProposal } = test
  const storage = memoryStorage()
  const read: unknown[] = []
  /** The reported ids of the relay client. */
  const relayClients: (string | undefined)[] = []
  const options = {
    projectId: testProjectId,
    relayUrl: 'wss://relay.test',
    onError: (error: Error) => expect.fail(error.message),
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
  return {
    ...test,
    storage,
    read,
    relayClients,
    options,
    walletConnect,
    async pairFor(networks: readonly Network[]) {
      const pairing = await walletConnect.pair({ networks })
      await phone.open(pairing.uri)
      await phone.approve(oneProposal())
      return pairing.connection
    },
  }
}
