import { expect, it } from 'vitest'
import { openAuth, USER } from '../testing/openAuth.ts'

it('starts a login by e-mail and returns the next step [C-238 C-284]', async () => {
  const { auth, site, answered, clock } = await openAuth()
  expect(await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })).toBe('VERIFY_OTP')
  expect(site.asked[0]).toMatchObject({ call: 'CONNECT_EMAIL', payload: { email: 'a@b.io' } })
  await clock.run(30_000)
  expect(await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_DEVICE' })).toBe(
    'VERIFY_DEVICE',
  )
})

it('refuses a repeat within 30 seconds and returns the remaining seconds [C-254]', async () => {
  const { auth, site, clock, answered } = await openAuth()
  await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })
  await clock.run(12_500)
  await expect(auth.connectEmail('a@b.io')).rejects.toMatchObject({
    code: 'email.coolDown',
    message: 'Please try again after 18 seconds',
    details: { seconds: 18 },
  })
  await clock.run(17_499)
  await expect(auth.connectEmail('a@b.io')).rejects.toMatchObject({
    message: 'Please try again after 1 seconds',
  })
  expect(site.asked).toHaveLength(1)
  await clock.run(1)
  expect(await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })).toBe('VERIFY_OTP')
})

it('keeps the time of the next login across a reload [C-350]', async () => {
  const { auth, clock, storage, answered } = await openAuth()
  expect(auth.nextEmailLoginAt()).toBe(0)
  await clock.run(5_000)
  await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })
  expect(auth.nextEmailLoginAt()).toBe(35_000)
  expect(storage.entries.get('@foyer/frame/LAST_EMAIL_LOGIN_TIME')).toBe('5000')
  const reloaded = await openAuth(storage)
  await reloaded.clock.run(6_000)
  expect(reloaded.auth.nextEmailLoginAt()).toBe(35_000)
})

it('ignores a malformed or future cool-down timestamp', async () => {
  const { auth, storage, answered } = await openAuth()
  storage.set('@foyer/frame/LAST_EMAIL_LOGIN_TIME', '99999999')
  expect(auth.nextEmailLoginAt()).toBe(0)
  storage.set('@foyer/frame/LAST_EMAIL_LOGIN_TIME', 'soon')
  expect(await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })).toBe('VERIFY_OTP')
})

it('starts no cool-down when no mail was sent', async () => {
  const { auth, refusedWith } = await openAuth()
  await expect(refusedWith(auth.connectEmail('a@b.io'), 'Service down')).rejects.toMatchObject({
    code: 'frame.failed',
    details: { serverText: 'Service down' },
  })
  expect(auth.nextEmailLoginAt()).toBe(0)
})

it('sends an address of up to 320 characters', async () => {
  const { auth, site } = await openAuth()
  const longest = `${'a'.repeat(315)}@b.io`
  await expect(auth.connectEmail(`a${longest}`)).rejects.toMatchObject({ code: 'email.invalid' })
  expect(site.asked).toEqual([])
  void auth.connectEmail(longest)
  expect((await site.next()).payload).toEqual({ email: longest })
})

it.each(['plain', 'a@b', 'a b@c.io', '@b.io', 'a@.io', '', 'x a@b.io', 'a@b.io, x', 'a@b.io.'])(
  'the login does not send %j, which is no e-mail address [C-270]',
  async (email) => {
    const { auth, site } = await openAuth()
    await expect(auth.connectEmail(email)).rejects.toMatchObject({ code: 'email.invalid' })
    expect(site.asked).toEqual([])
  },
)

it("maps the server's invalid e-mail error to its code", async () => {
  const { auth, refusedWith } = await openAuth()
  await expect(
    refusedWith(auth.connectEmail('a@b.io'), 'body: Invalid email at 3'),
  ).rejects.toMatchObject({
    code: 'email.invalid',
    details: { serverText: 'body: Invalid email at 3' },
  })
})

it('waits for the approval of the device [C-285]', async () => {
  const { auth, site, clock } = await openAuth()
  let approved = false
  const waiting = auth.connectDevice().then(() => (approved = true))
  const asked = await site.next()
  await clock.run(600_000)
  expect([asked.call, approved]).toEqual(['CONNECT_DEVICE', false])
  site.success(asked)
  await waiting
  expect(approved).toBe(true)
})

it('rejects when the device is declined', async () => {
  const { auth, refusedWith } = await openAuth()
  await expect(refusedWith(auth.connectDevice(), 'Denied')).rejects.toMatchObject({
    code: 'device.rejected',
  })
})

it('sends the entered code [C-286]', async () => {
  const { auth, site, answered } = await openAuth()
  await answered(auth.connectOtp('123456'))
  expect(site.asked[0]).toMatchObject({ call: 'CONNECT_OTP', payload: { otp: '123456' } })
})

it.each([
  ['Invalid code', 'otp.invalid'],
  ['The code has expired', 'otp.expired'],
  ['Expired', 'otp.expired'],
  ['This code was already used', 'otp.used'],
  ['Used before', 'otp.used'],
  ['Code refused', 'otp.invalid'],
])('maps a code refused with %j to %s', async (serverText, code) => {
  const { auth, refusedWith } = await openAuth()
  await expect(refusedWith(auth.connectOtp('123456'), serverText)).rejects.toMatchObject({
    code,
    details: { serverText },
  })
})

it('the login does not treat a code as wrong when the frame gives no reason [C-344]', async () => {
  const { auth, refusedWith } = await openAuth()
  await expect(refusedWith(auth.connectOtp('123456'))).rejects.toMatchObject({
    code: 'frame.failed',
    message: 'An error occurred',
  })
})

it('changes the e-mail in its three steps [C-239 C-287]', async () => {
  const { auth, site, storage, answered } = await openAuth()
  const action = { action: 'VERIFY_PRIMARY_OTP' }
  expect(await answered(auth.updateEmail('new@b.io'), action)).toBe('VERIFY_PRIMARY_OTP')
  await answered(auth.updateEmailPrimaryOtp('111111'))
  expect(await answered(auth.updateEmailSecondaryOtp('222222'), { newEmail: 'new@b.io' })).toEqual({
    email: 'new@b.io',
  })
  expect(site.asked.map(({ call, payload }) => [call, payload])).toEqual([
    ['UPDATE_EMAIL', { email: 'new@b.io' }],
    ['UPDATE_EMAIL_PRIMARY_OTP', { otp: '111111' }],
    ['UPDATE_EMAIL_SECONDARY_OTP', { otp: '222222' }],
  ])
  expect(JSON.stringify([...storage.entries])).not.toContain('@b.io')
})

it('clears the cool-down once the login succeeded', async () => {
  const { auth, answered } = await openAuth()
  await answered(auth.connectEmail('a@b.io'), { action: 'VERIFY_OTP' })
  await answered(auth.connectOtp('123456'))
  await answered(auth.connect({ chainId: 'eip155:1' }), USER)
  expect(auth.nextEmailLoginAt()).toBe(0)
})

it('keeps the error code of a failure that the frame did not report', async () => {
  const { auth, site } = await openAuth()
  const leaving = new AbortController()
  const answer = auth.connectOtp('123456', leaving.signal)
  await site.next()
  leaving.abort()
  await expect(answer).rejects.toMatchObject({ code: 'aborted' })
  const unread = auth.updateEmailSecondaryOtp('222222')
  site.success(await site.next(), { newEmail: 7 })
  await expect(unread).rejects.toMatchObject({ code: 'frame.malformed' })
})
