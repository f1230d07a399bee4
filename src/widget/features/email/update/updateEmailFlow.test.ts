import { describe, expect, it } from 'vitest'
import type { Auth } from '../../../../backends/port/auth.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createEmailTest } from '../testing/emailTest.ts'
import { logInTest } from '../testing/logInTest.ts'
import { createUpdateEmailFlow } from './updateEmailFlow.ts'

function setUp(auth: Partial<Auth> = {}) {
  const asked: string[] = []
  const test = createEmailTest({
    updateEmail(email) {
      asked.push(email)
      return Promise.resolve('VERIFY_PRIMARY_OTP')
    },
    ...auth,
  })
  logInTest(test)
  test.core.open('Account')
  test.core.router.push('UpdateEmailWallet')
  const start = () => {
    const flow = createUpdateEmailFlow(test.core)
    flow.start()
    return flow
  }
  const flow = start()
  return {
    ...test,
    asked,
    flow,
    start,
    type: (email: string) => flow.send({ type: 'typed', email }),
    save: () => flow.send({ type: 'submitted' }),
    state: () => flow.store.getState(),
  }
}

describe('a new login address', () => {
  it('starts with the current address, which cannot be saved [C-255]', async () => {
    const { asked, clock, save, state, type } = setUp()
    expect(state()).toEqual({ status: 'entering', email: 'ada@example.com', invalid: false })
    save()
    type('a@b')
    save()
    await clock.idle()
    expect(asked).toEqual([])
  })

  it('requires the code of the current address first [C-192 C-193 C-287]', async () => {
    const { asked, clock, core, save, type, views } = setUp()
    type(' ada@example.org ')
    save()
    save()
    await clock.idle()
    expect(asked).toEqual(['ada@example.org'])
    expect(views()).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailPrimaryOtp'])
    expect(core.router.current().params).toEqual({
      email: 'ada@example.com',
      newEmail: 'ada@example.org',
    })
  })

  it('requires only the code of the new address if the site does [C-192]', async () => {
    const { clock, core, save, type, views } = setUp({
      updateEmail: () => Promise.resolve('VERIFY_SECONDARY_OTP'),
    })
    type('ada@example.org')
    save()
    await clock.idle()
    expect(views()).toEqual(['Account', 'UpdateEmailWallet', 'UpdateEmailSecondaryOtp'])
    expect(core.router.current().params).toEqual({ email: 'ada@example.org' })
  })

  it('accepts no input while the address is sent [C-255]', async () => {
    const { clock, save, state, type } = setUp({ updateEmail: () => new Promise(() => undefined) })
    type('ada@example.org')
    save()
    type('other@example.org')
    await clock.idle()
    expect(state()).toEqual({ status: 'loading', email: 'ada@example.org' })
  })

  it('shows an error beside the field when the address is invalid', async () => {
    const { clock, save, state, toasts, type } = setUp({
      updateEmail: () => Promise.reject(new FoyerError('email.invalid', 'Invalid email')),
    })
    type('nonsense')
    save()
    await clock.idle()
    expect(state()).toEqual({ status: 'entering', email: 'nonsense', invalid: true })
    expect(toasts()).toEqual([])
    type('nonsense@')
    expect(state()).toMatchObject({ invalid: false })
  })

  it('shows the remaining seconds too soon after another mail [C-254]', async () => {
    const { clock, save, state, toasts, type } = setUp({
      updateEmail: () =>
        Promise.reject(new FoyerError('email.coolDown', 'Wait', { details: { seconds: 12 } })),
    })
    type('ada@example.org')
    save()
    await clock.idle()
    expect(toasts()).toEqual(['Please try again after 12 seconds'])
    expect(state()).toMatchObject({ status: 'entering', error: { code: 'email.coolDown' } })
    type('ada@example.net')
    expect(state()).toEqual({ status: 'entering', email: 'ada@example.net', invalid: false })
  })

  it('restores the typed address when the visitor returns from the code, and not when they start over', async () => {
    const { clock, core, flow, save, start, type } = setUp()
    type('ada@example.org')
    save()
    await clock.idle()
    flow.stop()
    core.router.goBackTo('UpdateEmailWallet')
    expect(start().store.getState()).toMatchObject({ email: 'ada@example.org' })
    core.router.goBack()
    core.router.push('UpdateEmailWallet')
    expect(start().store.getState()).toMatchObject({ email: 'ada@example.com' })
  })

  it('goes back on Cancel [C-162]', () => {
    const { core, flow, views } = setUp()
    flow.send({ type: 'cancelled' })
    expect(views()).toEqual(['Account'])
    core.router.reset('UpdateEmailWallet')
    flow.send({ type: 'cancelled' })
    expect(views()).toEqual(['Account'])
  })
})
