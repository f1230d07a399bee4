import type { WindowMessage } from '../../src/backends/port/browser.ts'
import { createCallLog } from '../../src/backends/mock/calls/callLog.ts'
import { createFakeChains } from '../../src/backends/mock/chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../src/backends/mock/clock/seededRandom.ts'
import { createTestClock } from '../../src/backends/mock/clock/testing/testClock.ts'
import { createFaults } from '../../src/backends/mock/faults/faults.ts'
import { createFrameCalls } from '../../src/backends/mock/actors/secureSite/frame/frameCalls.ts'
import { createMailbox } from '../../src/backends/mock/actors/secureSite/mailbox.ts'
import { createRespondToFrame } from '../../src/backends/mock/actors/secureSite/frame/respondToFrame.ts'
import { createSecureSite } from '../../src/backends/mock/actors/secureSite/secureSite.ts'
import { createSigningService } from '../../src/backends/mock/actors/secureSite/signingService.ts'
import { createWorld } from '../../src/backends/mock/world/world.ts'
import { generateWorld } from '../../src/backends/mock/world/generateWorld.ts'
import { createFrameAuth } from '../../src/backends/real/frame/frameAuth.ts'
import { memoryStorage } from '../../src/backends/real/testing/memoryStorage.ts'
import { authContract, type AuthHarness } from './authContract.ts'

const SECURE = 'https://secure.test'

/** The production client of the frame over the simulated secure site, without a page in between. */
async function simulated(): Promise<AuthHarness> {
  const world = createWorld(generateWorld({ startedAt: 0 }))
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const mailbox = createMailbox({ world, clock })
  const { chains } = createFakeChains()
  const frame = new MessageChannel().port1
  frame.close()
  let handle: (message: WindowMessage) => void = () => undefined
  const respond = createRespondToFrame({
    site: createSecureSite({
      world,
      clock,
      mailbox,
      chains,
      send: async () => undefined,
      service: createSigningService(clock),
    }),
    calls: createFrameCalls(log),
    faults: createFaults({ random: createSeededRandom(1) }),
    clock,
    forge: async () => undefined,
  })
  const auth = createFrameAuth({
    secureSite: SECURE,
    projectId: 'p1',
    sdk: { type: 'w3m', version: 'react-test' },
    storage: memoryStorage(),
    storagePrefix: '@foyer/frame/',
    browser: {
      subscribeMessages(listener) {
        handle = listener
        return () => undefined
      },
    },
    clock,
    random: createSeededRandom(2),
    mountFrame({ onLoad }) {
      queueMicrotask(onLoad)
      return {
        post(message) {
          void respond(message, (data) => handle({ origin: SECURE, source: frame, data }))
          return true
        },
        isSource: (source) => source === frame,
        place: () => undefined,
        remove: () => undefined,
      }
    },
    onRefused: () => undefined,
    onError: () => undefined,
  })
  // This frame never looks at its parent.
  await auth.mount({} as HTMLElement, { chainId: 'eip155:1' })
  const newest = (kind: 'code' | 'device') => mailbox.mails().findLast((mail) => mail.kind === kind)
  return {
    auth,
    pass: (ms) => clock.run(ms),
    email: 'ada@example.com',
    newDeviceEmail: 'new.device@example.com',
    code: () => String(newest('code')?.code),
    approveDevice: () => mailbox.approveDevice(String(newest('device')?.id)),
    rejectDevice: () => mailbox.rejectDevice(String(newest('device')?.id)),
  }
}

authContract('the simulated secure site', simulated)
