import { beforeEach, describe, expect, it } from 'vitest'
import { createSecureSiteTest } from './testing/secureSiteTest.ts'

const minutes = 60_000

let up: ReturnType<typeof createSecureSiteTest>
beforeEach(async () => {
  up = createSecureSiteTest()
  await up.mount()
})

describe('a login on a new device', () => {
  const login = async () => {
    expect(await up.auth.connectEmail('new.device@example.com')).toBe('VERIFY_DEVICE')
    expect(up.mailbox.mails()).toMatchObject([{ kind: 'device', deviceState: 'waiting' }])
  }

  it('waits for the link as a parked call, and then mails the code', async () => {
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

  it('accepts a link that was approved before the wait began', async () => {
    await login()
    up.mailbox.approveDevice('mail-1')
    await up.auth.connectDevice()
    expect(up.mailbox.mails()).toHaveLength(2)
  })

  it('rejects a new device with the link, which can be decided once', async () => {
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
