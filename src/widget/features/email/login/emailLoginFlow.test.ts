import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createEmailLoginFlow } from './emailLoginFlow.ts'
import { createEmailTest } from '../testing/emailTest.ts'

function setUp(...args: Parameters<typeof createEmailTest>) {
  const test = createEmailTest(...args)
  const flow = createEmailLoginFlow(test.core)
  flow.start()
  return {
    ...test,
    flow,
    type: (email: string) => flow.send({ type: 'typed', email }),
    submit: () => flow.send({ type: 'submitted' }),
    status: () => flow.store.getState().status,
  }
}

describe('the e-mail login', () => {
  it('goes to the code with the trimmed address, and records it [C-180 C-249 C-284 C-315 C-316]', async () => {
    const { core, clock, flow, mails, submit, tracked, type, views } = setUp()
    flow.send({ type: 'focused' })
    flow.send({ type: 'focused' })
    type('  ada@example.com ')
    submit()
    await clock.idle()
    expect(mails).toEqual(['ada@example.com'])
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(core.router.current().params).toEqual({ email: 'ada@example.com' })
    expect(tracked()).toEqual([
      'EMAIL_LOGIN_SELECTED',
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
    ])
  })

  it('goes to the approval of a new device, without a code sent yet [C-181 C-284]', async () => {
    const { clock, submit, tracked, type, views } = setUp({}, { action: 'VERIFY_DEVICE' })
    type('ada@example.com')
    submit()
    await clock.idle()
    expect(views()).toEqual(['Connect', 'EmailVerifyDevice'])
    expect(tracked()).toEqual(['EMAIL_SUBMITTED'])
  })

  it('starts idle, then loads, and ignores a second submit meanwhile [C-179]', async () => {
    const asked: string[] = []
    const { clock, status, submit, type } = setUp({
      connectEmail(email) {
        asked.push(email)
        return new Promise(() => undefined)
      },
    })
    expect(status()).toBe('idle')
    type('ada@example.com')
    submit()
    submit()
    await clock.idle()
    submit()
    expect(status()).toBe('loading')
    expect(asked).toEqual(['ada@example.com'])
  })

  it('the login does not submit 3 characters or less', () => {
    const { status, submit, type } = setUp()
    type('a@b')
    submit()
    expect(status()).toBe('idle')
  })

  it('marks an invalid address beside the field until something is typed [C-252]', async () => {
    const { clock, flow, submit, toasts, type } = setUp({
      connectEmail: () => Promise.reject(new FoyerError('email.invalid', 'Invalid email')),
    })
    type('nobody')
    submit()
    await clock.idle()
    expect(flow.store.getState()).toMatchObject({ status: 'idle', email: 'nobody', invalid: true })
    expect(toasts()).toEqual([])
    type('nobody@')
    expect(flow.store.getState()).toMatchObject({ invalid: false })
  })

  it('shows other failures as a toast, a repeat within the cool-down with its seconds [C-253 C-254]', async () => {
    const { clock, flow, submit, toasts, type } = setUp({
      connectEmail: () =>
        Promise.reject(new FoyerError('email.coolDown', 'Too soon', { details: { seconds: 12 } })),
    })
    type('ada@example.com')
    submit()
    await clock.idle()
    expect(toasts()).toEqual(['Please try again after 12 seconds'])
    expect(flow.store.getState()).toMatchObject({ status: 'idle', invalid: false })
  })

  it('shows an error when the secure site could not be loaded [C-346]', async () => {
    const { clock, submit, toasts, type } = setUp({
      mount: () => Promise.reject(new FoyerError('frame.notLoaded', 'No answer')),
    })
    type('ada@example.com')
    submit()
    await clock.idle()
    expect(toasts()).toEqual(['Unable to load email login dependency'])
  })

  it('switches to EVM first when the active chain is neither EVM nor Solana [C-182]', async () => {
    const { clock, core, mails, submit, tracked, type } = setUp(
      {},
      {
        host: {
          adapters: [
            {
              namespace: 'bip122',
              networks: [
                {
                  id: 'bip122:000000000019d6689c085ae165831e93',
                  name: 'Bitcoin',
                  chain: 'bip122',
                  currency: { name: 'Bitcoin', symbol: 'BTC', decimals: 8 },
                },
              ],
            },
          ],
        },
      },
    )
    type('ada@example.com')
    submit()
    await clock.idle()
    expect(core.router.current()).toMatchObject({
      view: 'SwitchActiveChain',
      params: { chain: 'eip155', feature: 'email' },
    })
    expect(mails).toEqual([])
    expect(tracked()).toEqual([])
  })

  it('keeps the typed address when the visitor comes back', () => {
    const { core, type } = setUp()
    type('ada@example.com')
    expect(createEmailLoginFlow(core).store.getState()).toMatchObject({
      email: 'ada@example.com',
    })
  })

  it('ignores a response that arrives after the visitor left', async () => {
    let answer: (action: 'VERIFY_OTP') => void = () => undefined
    const { clock, flow, submit, type, views } = setUp({
      connectEmail: () => new Promise((resolve) => (answer = resolve)),
    })
    type('ada@example.com')
    submit()
    await clock.idle()
    flow.stop()
    answer('VERIFY_OTP')
    await clock.idle()
    expect(views()).toEqual(['Connect'])
  })
})
