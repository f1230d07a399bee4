import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createEmailResendFlow } from '../code/resendFlow.ts'
import { createEmailTest } from '../testing/emailTest.ts'

const email = 'ada@example.com'

function setUp(
  screen: 'EmailVerifyOtp' | 'EmailVerifyDevice',
  ...args: Parameters<typeof createEmailTest>
) {
  const test = createEmailTest(...args)
  test.core.router.push(screen, { email })
  const flow = createEmailResendFlow(test.core, email, screen)
  flow.start()
  return {
    ...test,
    flow,
    state: () => flow.store.getState(),
    resend: () => flow.send({ type: 'resend' }),
  }
}

describe('sending the mail again', () => {
  it('counts down every second from the stored time of the next login [C-350]', async () => {
    const { clock, state } = setUp('EmailVerifyOtp', { nextEmailLoginAt: () => 2_400 })
    const shown = [state()]
    for (const ms of [400, 999, 1, 1_000]) {
      await clock.run(ms)
      shown.push(state())
    }
    expect(shown).toMatchObject([
      { seconds: 3 },
      { seconds: 2 },
      { seconds: 2 },
      { seconds: 1 },
      { status: 'ready' },
    ])
    expect(clock.pending()).toEqual([])
  })

  it('allows a mail at once after the laptop slept through the count down', async () => {
    const { clock, state } = setUp('EmailVerifyOtp', { nextEmailLoginAt: () => 30_000 })
    await clock.jump(60_000)
    expect(state()).toEqual({ status: 'ready' })
  })

  it('blocks sending the mail again while the timer runs and while the mail is being sent [C-188]', async () => {
    const asked: string[] = []
    const { clock, resend, state } = setUp('EmailVerifyOtp', {
      nextEmailLoginAt: () => 1_000,
      connectEmail(to) {
        asked.push(to)
        return new Promise(() => undefined)
      },
    })
    resend()
    expect(state()).toMatchObject({ status: 'waiting' })
    await clock.run(1_000)
    resend()
    resend()
    await clock.idle()
    expect(state()).toEqual({ status: 'sending' })
    expect(asked).toEqual([email])
  })

  it('confirms that the code was sent again and starts the next count down [C-189 C-316]', async () => {
    const { clock, mails, resend, state, toasts, tracked, views } = setUp('EmailVerifyOtp')
    resend()
    await clock.idle()
    expect(toasts()).toEqual(['Code email resent'])
    expect(mails).toEqual([email])
    expect(state()).toMatchObject({ status: 'waiting', seconds: 30 })
    expect(tracked()).toEqual(['EMAIL_VERIFICATION_CODE_SENT'])
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
  })

  it('shows a failure and allows another try [C-334]', async () => {
    const { clock, resend, seen, state, toasts } = setUp('EmailVerifyDevice', {
      connectEmail: () => Promise.reject(new FoyerError('frame.failed', 'No mail today')),
    })
    resend()
    await clock.idle()
    expect(toasts()).toEqual(['Unable to resend email'])
    expect(state()).toEqual({ status: 'ready', hasFailed: true })
    expect(seen).toContainEqual({
      type: 'note',
      about: 'email.resend',
      code: 'frame.failed',
      message: 'No mail today',
    })
  })

  it('goes to the other screen when the secure site now requires the other proof', async () => {
    const { clock, resend, toasts, views } = setUp('EmailVerifyDevice')
    resend()
    await clock.idle()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(toasts()).toEqual(['Code email resent'])
  })
})
