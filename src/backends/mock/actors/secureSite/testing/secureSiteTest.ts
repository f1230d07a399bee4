import type { WindowMessage } from '../../../../port/browser.ts'
import { createFrameAuth } from '../../../../real/frame/frameAuth.ts'
import type { RefusedMessage } from '../../../../real/frame/refusedMessage.ts'
import { createOtherTabs } from '../../../browser/otherTabs.ts'
import { createCallLog } from '../../../calls/callLog.ts'
import { createFakeChains } from '../../../chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../../clock/seededRandom.ts'
import { createTestClock } from '../../../clock/testing/testClock.ts'
import { createFaults } from '../../../faults/faults.ts'
import type { FaultEffect } from '../../../faults/faultTypes.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld, type GenerateWorldOptions } from '../../../world/generateWorld.ts'
import { mountWithFaults } from '../frame/mountWithFaults.ts'
import { createOtherTab } from '../otherTab.ts'
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
  const faults = createFaults({ random: createSeededRandom(1), clock: { now: () => 0 } })
  const mailbox = createMailbox({ world, clock })
  const { chains } = createFakeChains({ eth_getBalance: '0x7' })
  const calls = createFrameCalls(log)
  const service = createSigningService(clock)
  const tabs = createOtherTabs()
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
        subscribeVisible: () => () => undefined,
      },
      window: () => undefined,
      rpc: () => Promise.reject(new Error('No chain')),
      networks: [],
      clock,
      random: createSeededRandom(2),
      openTabChannel: tabs.open,
      mountFrame: mountWithFaults(
        ({ onLoad }) => {
          queueMicrotask(() => {
            handle({ origin: secure, source: frame, data: { type: '@w3m-frame/READY' } })
            onLoad()
          })
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
        { calls, faults, clock },
      ),
      onRefused: (message) => refused.push(message),
      onError: () => undefined,
    }),
    calls,
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
    otherTab: createOtherTab({ world, tabs }),
  }
}
