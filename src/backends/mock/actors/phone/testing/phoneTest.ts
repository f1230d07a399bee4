import { expect, vi } from 'vitest'
import { createSystemClock } from '../../../../real/browser/systemClock.ts'
import { createCallLog } from '../../../calls/callLog.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import type { WorldPatch } from '../../../world/worldTypes.ts'
import { createRelay } from '../../relay/relay.ts'
import { relaySockets } from '../../relay/testing/relaySockets.ts'
import { loadWalletClient } from '../loadWalletClient.ts'
import { createPhoneStorage } from '../phoneStorage.ts'
import { createPhone, type PhoneOptions } from '../phone.ts'
import { until } from './until.ts'

/** The project id that the clients of a test share. */
export const testProjectId = 'f0e1d2c3b4a5968778695a4b3c2d1e0f'

/**
 * The simulated phone with the official wallet client, and the relay at `wss://relay.test` through which a client in this process reaches
 * it. `load` replaces `WebSocket`; call it before the code of a client is imported.
 */
export function createPhoneTest({
  world: patch = {},
  startedAt,
  ...options
}: Partial<Omit<PhoneOptions, 'world'>> & { world?: WorldPatch; startedAt?: number } = {}) {
  const clock = createTestClock(startedAt === undefined ? {} : { startedAt })
  const log = createCallLog({ clock: () => clock })
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const world = createWorld(generateWorld({ patch }))
  const libraryNow = createSystemClock().now
  const relay = createRelay({ clock, log, faults, world, libraryNow })
  const onError = (error: unknown) => expect.fail(String(error))
  const phone = createPhone({
    clock,
    log,
    world,
    // The time limit is real time, and a slow machine needs more of it.
    platform: { ...createSystemClock(), setTimer: () => () => undefined },
    libraryNow,
    send: () => Promise.resolve(`0x${'cd'.repeat(32)}`),
    sendOnSolana: () => Promise.resolve('signature'),
    load: () =>
      loadWalletClient({
        projectId: testProjectId,
        relayUrl: 'wss://relay.test',
        storage: createPhoneStorage(world),
        prefix: 'phone/',
        name: 'phone',
        pageUrl: 'https://phone.test',
        onError,
      }),
    awake: false,
    onError,
    ...options,
  })
  return {
    clock,
    log,
    faults,
    world,
    relay,
    phone,
    oneProposal: () => phone.proposals()[0]?.id ?? 0,
    oneRequest: () => until(() => phone.requests()[0]?.id),
    /** The clients are large, so loading them does not count towards the time of a test. */
    async load() {
      // They use the `WebSocket` that exists when their code loads.
      vi.stubGlobal(
        'WebSocket',
        relaySockets(() => relay),
      )
      await import('@walletconnect/sign-client')
      await import('@reown/walletkit')
    },
  }
}
