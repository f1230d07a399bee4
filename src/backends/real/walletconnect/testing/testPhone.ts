import { expect } from 'vitest'
import { loadWalletClient } from '../../../mock/actors/phone/loadWalletClient.ts'
import { createPhone } from '../../../mock/actors/phone/phone.ts'
import { createSystemClock } from '../../browser/systemClock.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'

type PhoneOptions = Parameters<typeof createPhone>[0]

/** A simulated phone that has the official wallet client, reached over the relay at `wss://relay.test`. */
export function createTestPhone(
  options: Pick<PhoneOptions, 'clock' | 'log' | 'chainIds'> & { projectId: string },
) {
  const { projectId, ...parts } = options
  const onError = (error: unknown) => expect.fail(String(error))
  return createPhone({
    ...parts,
    platform: createSystemClock(),
    libraryNow: createSystemClock().now,
    send: () => Promise.resolve(`0x${'cd'.repeat(32)}`),
    sendOnSolana: () => Promise.resolve('signature'),
    load: () =>
      loadWalletClient({
        projectId,
        relayUrl: 'wss://relay.test',
        storage: memoryStorage(),
        prefix: 'phone/',
        name: 'phone',
        pageUrl: 'https://phone.test',
        onError,
      }),
    awake: false,
    onError,
  })
}
