import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import type { WindowMessage } from '../../../port/browser.ts'
import { createFrameAuth } from '../../../real/frame/frameAuth.ts'
import type { RefusedMessage } from '../../../real/frame/refusedMessage.ts'
import { createCallLog } from '../../calls/callLog.ts'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createFaults } from '../../faults/faults.ts'
import type { FaultEffect } from '../../faults/faultTypes.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld, type GenerateWorldOptions } from '../../world/generateWorld.ts'
import { createFrameCalls } from './frame/frameCalls.ts'
import { createMailbox } from './mailbox.ts'
import { createRespondToFrame } from './frame/respondToFrame.ts'
import { createSecureSite } from './secureSite.ts'
import { createSigningService } from './signingService.ts'
import { watchAuth } from './frame/watchAuth.ts'

const secure = 'https://secure.test'
const minutes = 60_000

/** The production client of the frame on one side, the simulated site on the other. */
function setUp(options: GenerateWorldOptions = {}) {
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
  }
}

let up: ReturnType<typeof setUp>
beforeEach(async () => {
  up = setUp()
  await up.mount()
})

describe('a login on a known device', () => {
  it('mails a code of six digits and lets it in', async () => {
    expect(await up.auth.connectEmail('ada@example.com')).toBe('VERIFY_OTP')
    expect(up.mailbox.mails()).toEqual([
      {
        id: 'mail-1',
        to: 'ada@example.com',
        at: 0,
        kind: 'code',
        subject: expect.stringMatching(/^Your login code is \d{3} \d{3}$/),
        code: expect.stringMatching(/^\d{6}$/),
        codeState: 'valid',
        expiresAt: 20 * minutes,
        read: false,
      },
    ])
    await up.auth.connectOtp(up.code())
    const connection = await up.auth.connect({ chainId: 'eip155:137' })
    expect(connection).toMatchObject({
      accounts: [testAccounts[6]?.address],
      chainId: 'eip155:137',
      user: { email: 'ada@example.com', preferredAccountType: 'eoa' },
    })
    expect(up.world.get().secureSession).toEqual({
      email: 'ada@example.com',
      chainId: 'eip155:137',
    })
    expect(await connection.provider.request({ method: 'eth_getBalance', params: [] })).toBe('0x7')
    await up.auth.signOut()
    expect(up.world.get().secureSession).toBeNull()
  })

  it('returns both accounts of a person who has two', async () => {
    await up.auth.connectEmail('pair@example.com')
    await up.auth.connectOtp(up.code())
    const { user } = await up.auth.connect({ chainId: 'eip155:1' })
    expect(user?.accounts).toEqual([
      { address: testAccounts[8]?.address, type: 'eoa' },
      { address: testAccounts[9]?.address, type: 'eoa' },
    ])
  })

  it('takes in a stranger', async () => {
    expect(await up.auth.connectEmail('stranger@example.net')).toBe('VERIFY_OTP')
    await up.auth.connectOtp(up.code())
    expect(up.world.get().people.at(-1)).toMatchObject({ email: 'stranger@example.net' })
  })

  it('knows who is logged in after a reload', async () => {
    await up.auth.connectEmail('ada@example.com')
    await up.auth.connectOtp(up.code())
    await up.auth.connect({ chainId: 'eip155:1' })
    expect(await up.auth.reconnect('eip155:1')).toMatchObject({
      user: { email: 'ada@example.com' },
    })
  })
})

describe('a code', () => {
  const otp = (text: string) => up.failure(up.auth.connectOtp(text))
  beforeEach(() => up.auth.connectEmail('ada@example.com'))

  it('is refused when wrong, and may then be typed right', async () => {
    expect(await otp('nonono')).toMatchObject({ code: 'otp.invalid', serverText: 'Invalid code' })
    expect(await otp(up.code())).toBeUndefined()
  })

  it('works until just before 20 minutes and not after', async () => {
    await up.clock.run(20 * minutes - 1)
    expect(up.mailbox.mails()[0]?.codeState).toBe('valid')
    await up.clock.run(1)
    expect(up.mailbox.mails()[0]?.codeState).toBe('expired')
    expect(await otp(up.code())).toMatchObject({ code: 'otp.expired', serverText: 'Code expired' })
  })

  it('shows its end in the queue of timers', () => {
    expect(up.clock.pending()).toMatchObject([
      { label: 'mailbox.codeExpires ada@example.com', dueAt: 20 * minutes },
    ])
  })

  it('works once', async () => {
    const used = up.code()
    await otp(used)
    expect(up.clock.pending()).toEqual([])
    await up.clock.run(30_000)
    await up.auth.connectEmail('ada@example.com')
    expect(await otp(used)).toMatchObject({ code: 'otp.used', serverText: 'Code already used' })
  })

  it('is replaced by a newer one, which may be requested after 30 s', async () => {
    const old = up.code()
    await up.clock.run(30_000)
    await up.auth.connectEmail('ada@example.com')
    expect(up.mailbox.mails().map(({ codeState }) => codeState)).toEqual(['replaced', 'valid'])
    expect(up.code()).not.toBe(old)
    expect(await otp(old)).toMatchObject({ code: 'otp.invalid' })
  })

  it('expires after a reload too', async () => {
    const world = createWorld(up.world.snapshot())
    const mailbox = createMailbox({ world, clock: up.clock })
    await up.clock.run(20 * minutes)
    expect(mailbox.mails()[0]?.codeState).toBe('expired')
  })
})

describe('the site itself', () => {
  it('refuses a bad address and a request that comes too soon', async () => {
    const { chains } = createFakeChains()
    const site = createSecureSite({ ...up, chains, send: async () => undefined })
    const ask = (email: string) =>
      site({ call: 'CONNECT_EMAIL', id: '1', payload: { email } }, (wait) => wait)
    await expect(ask('nonsense')).rejects.toThrow('Invalid email')
    await ask('eve@example.com')
    await up.clock.run(1_500)
    await expect(ask('eve@example.com')).rejects.toThrow('Please try again after 29 seconds')
    expect(up.mailbox.mails()).toHaveLength(1)
  })

  it('refuses who is not logged in', async () => {
    expect(await up.failure(up.auth.getUser('eip155:1'))).toMatchObject({
      code: 'frame.failed',
      serverText: 'User is not logged in',
    })
  })

  it('returns its smart-account networks and keeps the preferred type of each', async () => {
    const own = setUp({ patch: { smartAccountChainIds: ['eip155:137'] } })
    await own.mount()
    expect(await own.auth.getSmartAccountEnabledNetworks()).toEqual(['eip155:137'])
    await own.auth.connectEmail('ada@example.com')
    await own.auth.connectOtp(own.code())
    expect(await own.auth.setPreferredAccount('smartAccount')).toBe('eoa')
    await own.auth.getUser('eip155:137')
    expect(await own.auth.setPreferredAccount('smartAccount')).toBe('smartAccount')
    expect(own.world.get().people[0]?.preferredAccountType).toBe('smartAccount')
  })

  it('changes an address with two codes', async () => {
    await up.auth.connectEmail('ada@example.com')
    await up.auth.connectOtp(up.code())
    await up.clock.run(30_000)
    await up.auth.updateEmail('ada@example.org')
    await up.auth.updateEmailPrimaryOtp(up.code())
    expect(up.mailbox.mails().at(-1)?.to).toBe('ada@example.org')
    expect(await up.auth.updateEmailSecondaryOtp(up.code())).toEqual({ email: 'ada@example.org' })
    expect(up.world.get().secureSession?.email).toBe('ada@example.org')
  })
})

describe('a login on a new device', () => {
  const login = async () => {
    expect(await up.auth.connectEmail('new.device@example.com')).toBe('VERIFY_DEVICE')
    expect(up.mailbox.mails()).toMatchObject([{ kind: 'device', deviceState: 'waiting' }])
  }

  it('waits for the link, parked, and then mails the code', async () => {
    await login()
    const device = up.auth.connectDevice()
    await up.clock.run(60 * minutes)
    expect(up.mailbox.mails()).toHaveLength(1)
    up.mailbox.approveDevice('mail-1')
    await device
    expect(up.mailbox.mails()[1]).toMatchObject({ kind: 'code', codeState: 'valid' })
    await up.auth.connectOtp(up.code())
    await up.auth.signOut()
    expect(await up.auth.connectEmail('new.device@example.com')).toBe('VERIFY_OTP')
  })

  it('heeds a link that was approved before anybody waited', async () => {
    await login()
    up.mailbox.approveDevice('mail-1')
    await up.auth.connectDevice()
    expect(up.mailbox.mails()).toHaveLength(2)
  })

  it('is refused with the link, which is decided once', async () => {
    await login()
    const device = up.failure(up.auth.connectDevice())
    up.mailbox.rejectDevice('mail-1')
    expect(await device).toMatchObject({ code: 'device.rejected' })
    expect(() => up.mailbox.approveDevice('mail-1')).toThrow('Failed to decide mail mail-1')
  })

  it('sends one code when the wait is requested twice', async () => {
    await login()
    const first = up.auth.connectDevice()
    await up.clock.run(30_000)
    await up.auth.connectEmail('new.device@example.com')
    const second = up.auth.connectDevice()
    await undefined
    up.mailbox.approveDevice('mail-2')
    await Promise.all([first, second])
    expect(up.mailbox.mails().filter(({ kind }) => kind === 'code')).toHaveLength(1)
  })
})

describe('the loading of the frame', () => {
  it('is slow, never ends or breaks', async () => {
    const own = setUp()
    own.inject('frame.mount', { kind: 'drop' })
    expect(await own.failure(own.mount())).toMatchObject({ code: 'frame.notLoaded' })
    own.inject('frame.mount', { kind: 'hang' })
    const hung = own.failure(own.mount())
    await own.clock.run(20_000)
    expect(await hung).toMatchObject({ code: 'frame.notLoaded' })
    own.inject('frame.mount', { kind: 'latency', ms: 5_000 })
    const slow = own.mount().then(() => own.clock.now())
    await own.clock.run(6_000)
    expect(await slow).toBe(25_000)
  })
})

describe('faults', () => {
  const login = () => up.failure(up.auth.connectEmail('ada@example.com'))

  it('hang until the client gives up on the clock', async () => {
    up.inject('frame.connectEmail', { kind: 'hang' })
    const answer = login()
    await up.clock.run(30_000)
    expect(await answer).toMatchObject({ code: 'frame.notLoaded' })
    expect(up.log.list().at(-1)).toMatchObject({ status: 'failed', faultId: 'f' })
    expect(up.mailbox.mails()).toEqual([])
  })

  it('reject with a message', async () => {
    up.inject('frame.connectEmail', { kind: 'reject', code: 0, message: 'Out of order' })
    expect(await login()).toMatchObject({ code: 'frame.failed', serverText: 'Out of order' })
  })

  it('garble the answer', async () => {
    up.inject('frame.connectEmail', { kind: 'malformed' })
    expect(await login()).toMatchObject({ code: 'frame.malformed' })
  })

  it('delay the request or its answer', async () => {
    up.inject('frame.connectEmail', { kind: 'latency', ms: 5_000 })
    const slow = login()
    await up.clock.run(5_000)
    await slow
    expect(up.mailbox.mails()[0]?.at).toBe(5_000)
    up.inject('frame.connectOtp', { kind: 'late', ms: 5_000 })
    const late = up.auth.connectOtp(up.code()).then(() => up.clock.now())
    await up.clock.run(10_000)
    expect(await late).toBe(10_000)
  })

  it('send a reply twice, an old one again, and a forged one: none is believed', async () => {
    up.inject('frame.connectEmail', { kind: 'wrongOrigin' })
    await login()
    up.inject('frame.connectOtp', { kind: 'duplicate' })
    await up.auth.connectOtp(up.code())
    await up.auth.getUser('eip155:1')
    up.inject('frame.getUser', { kind: 'stale' })
    await up.auth.getUser('eip155:137')
    expect(up.refused.map(({ reason }) => reason)).toEqual(['origin', 'unknownId', 'unknownId'])
  })
})

it('names each call once, from the port to the answer', async () => {
  await up.auth.connectEmail('ada@example.com')
  await up.auth.connectOtp(up.code())
  const connection = await up.auth.connect({ chainId: 'eip155:1' })
  await connection.provider.request({ method: 'eth_getBalance', params: ['0x1'] })
  expect(up.log.list().map(({ name, status }) => [name, status])).toEqual([
    ['frame.mount', 'done'],
    ['frame.connectEmail', 'done'],
    ['frame.connectOtp', 'done'],
    ['frame.getUser', 'done'],
    ['frame.eth_getBalance', 'done'],
  ])
})
