import { describe, expect, it } from 'vitest'
import type { Auth } from '../../../../backends/port/auth.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createEmailTest } from '../testing/emailTest.ts'
import { logInTest } from '../testing/logInTest.ts'
import { createPrimaryOtpFlow, createSecondaryOtpFlow } from '../code/otpFlow.ts'
import { createUpdateResendFlow } from '../code/resendFlow.ts'
import { shownError } from '../testing/shownError.ts'

const next = 'ada@example.org'

function setUp(auth: Partial<Auth> = {}) {
  const asked: string[] = []
  const note = (what: string) => {
    asked.push(what)
    return Promise.resolve()
  }
  const test = createEmailTest({
    updateEmailPrimaryOtp: (otp) => note(`primary ${otp}`),
    async updateEmailSecondaryOtp(otp) {
      await note(`secondary ${otp}`)
      return { email: next }
    },
    getUser: () => Promise.reject(new FoyerError('frame.failed', 'No user')),
    ...auth,
  })
  logInTest(test)
  const { core } = test
  core.modal.setState({ codeSentTo: next })
  core.open('Account')
  core.router.push('UpdateEmailWallet')
  return { ...test, asked }
}

describe('the code of the current address', () => {
  it('replaces the code of the current address with that of the new one [C-163 C-194 C-287]', async () => {
    const { asked, clock, core, views } = setUp()
    core.router.push('UpdateEmailPrimaryOtp', { email: 'ada@example.com', newEmail: next })
    const flow = createPrimaryOtpFlow(core, next)
    flow.start()
    flow.send({ type: 'typed', code: '123456' })
    expect(flow.store.getState().status).toBe('checking')
    await clock.idle()
    expect(asked).toEqual(['primary 123456'])
    expect(views()).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailSecondaryOtp'])
    expect(core.router.current().params).toEqual({ email: next })
  })

  it('shows a wrong code of the current address as an error and accepts a new one [C-187]', async () => {
    const { clock, core } = setUp({
      updateEmailPrimaryOtp: () => Promise.reject(new FoyerError('otp.invalid', 'Invalid code')),
    })
    const flow = createPrimaryOtpFlow(core, next)
    flow.start()
    flow.send({ type: 'typed', code: '123456' })
    await clock.idle()
    expect(shownError(core, flow.store.getState())).toEqual({
      status: 'entering',
      code: '',
      error: 'Invalid code',
      attempt: 1,
    })
  })
})

describe('the code of the new address', () => {
  it('ends the change at Account, which shows the new address [C-195 C-287]', async () => {
    const { asked, clock, core, seen, toasts, views } = setUp()
    core.router.push('UpdateEmailSecondaryOtp', { email: next })
    const flow = createSecondaryOtpFlow(core)
    flow.start()
    flow.send({ type: 'typed', code: '123456' })
    await clock.idle()
    expect(asked).toEqual(['secondary 123456'])
    expect(views()).toEqual(['Account'])
    expect(core.account.getState().email).toBe(next)
    expect(toasts()).toContain('Email changed to ada@example.org')
    expect(seen).toContainEqual(
      expect.objectContaining({ type: 'note', about: 'email.secondaryOtp' }),
    )
  })

  it('keeps the address after a wrong code [C-187]', async () => {
    const { clock, core, views } = setUp({
      updateEmailSecondaryOtp: () => Promise.reject(new FoyerError('otp.expired', 'Code expired')),
    })
    core.router.push('UpdateEmailSecondaryOtp', { email: next })
    const flow = createSecondaryOtpFlow(core)
    flow.start()
    flow.send({ type: 'typed', code: '123456' })
    await clock.idle()
    expect(shownError(core, flow.store.getState())).toMatchObject({ error: 'Code expired' })
    expect(views()).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailSecondaryOtp'])
    expect(core.account.getState().email).toBe('ada@example.com')
  })

  it('changes the address without a move when the visitor left meanwhile', async () => {
    const { clock, core, toasts, views } = setUp()
    core.router.push('UpdateEmailSecondaryOtp', { email: next })
    const flow = createSecondaryOtpFlow(core)
    flow.start()
    flow.send({ type: 'typed', code: '123456' })
    await Promise.resolve()
    core.router.goBack()
    flow.stop()
    await clock.idle()
    expect(views()).toEqual(['Account', 'UpdateEmailWallet'])
    expect(toasts()).toEqual([])
  })
})

describe('sending a code of an e-mail change again', () => {
  it('goes to the screen that the secure site requires', async () => {
    const { clock, core, toasts, views } = setUp({
      updateEmail: () => Promise.resolve('VERIFY_PRIMARY_OTP'),
    })
    core.router.push('UpdateEmailSecondaryOtp', { email: next })
    const flow = createUpdateResendFlow(core, next, 'UpdateEmailSecondaryOtp')
    flow.start()
    flow.send({ type: 'resend' })
    await clock.idle()
    expect(views().at(-1)).toBe('UpdateEmailPrimaryOtp')
    expect(core.router.current().params).toEqual({ email: 'ada@example.com', newEmail: next })
    expect(toasts()).toEqual(['Code email resent'])
  })

  it('stays on the view when the same code is required [C-189]', async () => {
    const { clock, core, toasts, views } = setUp({
      updateEmail: () => Promise.resolve('VERIFY_PRIMARY_OTP'),
    })
    core.router.push('UpdateEmailPrimaryOtp', { email: 'ada@example.com', newEmail: next })
    const { id } = core.router.current()
    const flow = createUpdateResendFlow(core, next, 'UpdateEmailPrimaryOtp')
    flow.start()
    flow.send({ type: 'resend' })
    await clock.idle()
    expect(core.router.current().id).toBe(id)
    expect(views().at(-1)).toBe('UpdateEmailPrimaryOtp')
    expect(toasts()).toEqual(['Code email resent'])
  })
})
