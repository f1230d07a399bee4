import type { WindowMessage } from '../../../../port/browser.ts'
import { createFrameAuth } from '../../../../real/frame/frameAuth.ts'
import type { RefusedMessage } from '../../../../real/frame/refusedMessage.ts'
import { createCallLog } from '../../../calls/callLog.ts'
import { createFakeChains } from '../../../chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import type { FaultEffect } from '../../../faults/faultTypes.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld, type GenerateWorldOptions } from '../../../world/generateWorld.ts'
import { createFrameCalls } from '../frame/frameCalls.ts'
import { createMailbox } from '../mailbox.ts'
import { createRespondToFrame } from '../frame/respondToFrame.ts'
import { createSecureSite } from '../secureSite.ts'
import { createSigningService } from '../signingService.ts'
import { watchAuth } from '../frame/watchAuth.ts'

const secure = 'https://secure.test'

/** Connects the production client of the frame to the simulated site. */
export function createSecureSiteTest(options: GenerateWorldOptions = {}) {
  const world = createWorld(generateWorld({ startedAt: 0, ...options }))
  const log = createCallLog({ clock: () => clock })
  const clock = createTestClock({ activity: log })
  const faults = createFaults({ random: createSeededRandom(1) })
  const mailbox = createMailbox({ world, clock })
  const { chains } = createFakeChains({ eth_getBalance: '0x7' })
  const calls = createFrameCalls(log)
  const service = createSigningService(clock)
  const refused: RefusedMessage[] = []
  let handle: (message: WindowMessage) => void = () => undefined
  const frame = new EventTarget() as MessageEventSource & EventTarget
  const respond = createRespondToFrame({
    site: createSecureSite({ world, clock, mailbox, chains, send: async () => undefined, service }),
    calls,
    faults,
    clock,
    abortRequests: service.abortAll,
    forge: async (data) => handle({ origin: 'https://evil.test', source: null, data }),
  })
  const stored = new Map<string, string>()
  const auth = watchAuth(
    createFrameAuth({
      secureSite: secure,
      projectId: 'p',
      sdk: { type: 'w3m', version: 'react-test' },
      storagePrefix: '',
      storage: {
        get: (key) => stored.get(key),
        set: (key, value) => stored.set(key, value),
        remove: (key) => stored.delete(key),
      },
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
            void respond(message, (data) => handle({ origin: secure, source: frame, data }))
            return true
          },
          isSource: (source) => source === frame,
          place: () => undefined,
          remove: () => undefined,
        }
      },
      onRefused: (message) => refused.push(message),
      onError: () => undefined,
    }),
    { calls, faults, clock },
  )
  const code = () => String(mailbox.mails().findLast((mail) => mail.kind === 'code')?.code)
  const inject = (target: string, effect: FaultEffect) =>
    faults.add({ id: 'f', target, when: { nth: 1 }, effect })
  const mount = () => auth.mount({} as HTMLElement, { chainId: 'eip155:1' })
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => undefined,
      (error: { code: string; details: object }) => ({ code: error.code, ...error.details }),
    )
  return {
    world,
    log,
    clock,
    faults,
    mailbox,
    service,
    auth,
    code,
    refused,
    inject,
    mount,
    failure,
    respond,
  }
}
