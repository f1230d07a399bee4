import { beforeEach, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../anvil/accounts.ts'
import { createFakeChains } from '../../chains/testing/fakeChains.ts'
import { createWorld } from '../../world/world.ts'
import { hostWorld } from '../../world/testing/hostWorld.ts'
import { createMailbox } from './mailbox.ts'
import { createSecureSite } from './secureSite.ts'
import { createSecureSiteTest } from './testing/secureSiteTest.ts'

const minutes = 60_000

let up: ReturnType<typeof createSecureSiteTest>
beforeEach(async () => {
  up = createSecureSiteTest()
  await up.mount()
})

describe('a login on a known device', () => {
  it('mails a code of six digits and accepts it', async () => {
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

  it('a login works on a chain of the host, too', async () => {
    const { gold } = hostWorld
    up = createSecureSiteTest({ patch: { chains: [gold] } })
    await up.mount()
    await up.auth.connectEmail('ada@example.com')
    await up.auth.connectOtp(up.code())
    expect(await up.auth.connect({ chainId: gold.caip2 })).toMatchObject({ chainId: gold.caip2 })
  })

  it('creates an account for an unknown address', async () => {
    expect(await up.auth.connectEmail('stranger@example.net')).toBe('VERIFY_OTP')
    await up.auth.connectOtp(up.code())
    expect(up.world.get().people.at(-1)).toMatchObject({ email: 'stranger@example.net' })
  })

  it('restores the logged-in person after a reload', async () => {
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

  it('rejects a wrong code, and the correct one may follow', async () => {
    expect(await otp('nonono')).toMatchObject({ code: 'otp.invalid', serverText: 'Invalid code' })
    expect(await otp(up.code())).toBeUndefined()
  })

  it('a code works until just before 20 minutes and not after', async () => {
    await up.clock.run(20 * minutes - 1)
    expect(up.mailbox.mails()[0]?.codeState).toBe('valid')
    await up.clock.run(1)
    expect(up.mailbox.mails()[0]?.codeState).toBe('expired')
    expect(await otp(up.code())).toMatchObject({ code: 'otp.expired', serverText: 'Code expired' })
  })

  it('the list of timers contains the expiry of a code', () => {
    expect(up.clock.pending()).toMatchObject([
      { label: 'mailbox.codeExpires ada@example.com', dueAt: 20 * minutes },
    ])
  })

  it('a code works once', async () => {
    const used = up.code()
    await otp(used)
    expect(up.clock.pending()).toEqual([])
    await up.clock.run(30_000)
    await up.auth.connectEmail('ada@example.com')
    expect(await otp(used)).toMatchObject({ code: 'otp.used', serverText: 'Code already used' })
  })

  it('replaces a code by a newer one, which may be requested after 30 s', async () => {
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
  it('rejects an invalid address and a request that comes too soon', async () => {
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

  it('rejects a visitor who is not logged in', async () => {
    expect(await up.failure(up.auth.getUser('eip155:1'))).toMatchObject({
      code: 'frame.failed',
      serverText: 'User is not logged in',
    })
  })

  it('returns its smart-account networks and keeps the preferred type of each', async () => {
    const own = createSecureSiteTest({ patch: { smartAccountChainIds: ['eip155:137'] } })
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
