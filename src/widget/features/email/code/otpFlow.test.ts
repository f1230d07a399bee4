import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createEmailDraft } from '../emailDrafts.ts'
import { createEmailOtpFlow } from '../code/otpFlow.ts'
import { shownError } from '../testing/shownError.ts'
import { createEmailTest } from '../testing/emailTest.ts'

function setUp(...args: Parameters<typeof createEmailTest>) {
  const test = createEmailTest(...args)
  test.core.open('EmailVerifyOtp', { email: 'ada@example.com' })
  const flow = createEmailOtpFlow(test.core)
  flow.start()
  return {
    ...test,
    flow,
    state: () => shownError(test.core, flow.store.getState()),
    type: (code: string) => flow.send({ type: 'typed', code }),
    open: () => test.core.modal.getState().open,
  }
}

describe('the one-time code', () => {
  it('submits the code as soon as it has 6 digits, not before [C-183 C-243 C-286]', async () => {
    const asked: string[] = []
    const { clock, state, type } = setUp({
      connectOtp(otp) {
        asked.push(otp)
        return new Promise(() => undefined)
      },
    })
    type('12345')
    await clock.idle()
    expect(asked).toEqual([])
    expect(state()).toMatchObject({ status: 'entering', code: '12345' })
    type('123456')
    await clock.idle()
    expect(asked).toEqual(['123456'])
    expect(state()).toMatchObject({ status: 'checking' })
  })

  it('the flow does not submit a code with an empty box between the digits', () => {
    const { state, type } = setUp()
    type('12 456')
    expect(state()).toMatchObject({ status: 'entering' })
  })

  it('accepts no input while the code is checked', async () => {
    const { clock, state, type } = setUp({ connectOtp: () => new Promise(() => undefined) })
    type('123456')
    type('1')
    await clock.idle()
    expect(state()).toMatchObject({ status: 'checking', code: '123456' })
  })

  it('connects and closes the modal when nothing is left to do [C-186 C-309 C-317]', async () => {
    const { clock, connection, core, open, seen, tracked, type } = setUp()
    core.use(createEmailDraft).setState({ email: 'ada@example.com' })
    type('123456')
    await clock.idle()
    expect(core.session.connection()).toBe(connection)
    expect(core.account.getState().email).toBe('ada@example.com')
    expect(open()).toBe(false)
    expect(tracked()).toEqual([
      'MODAL_OPEN',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
      'MODAL_CLOSE',
    ])
    expect(seen).toContainEqual({
      type: 'analytics',
      event: { event: 'CONNECT_SUCCESS', properties: { method: 'email', name: 'Auth' } },
      sent: false,
    })
    expect(core.use(createEmailDraft).getState()).toEqual({ email: '' })
  })

  it('lets the visitor choose among several accounts first [C-184 C-216]', async () => {
    const two = createEmailTest()
    const accounts = [
      { address: '0x1', type: 'eoa' },
      { address: '0x2', type: 'smartAccount' },
    ] as const
    const user = { ...two.connection.user, accounts } as NonNullable<typeof two.connection.user>
    const { clock, open, type, views } = setUp({
      connect: () => Promise.resolve({ ...two.connection, user }),
    })
    type('123456')
    await clock.idle()
    expect(views()).toEqual(['SelectAddresses'])
    expect(open()).toBe(true)
  })

  it('offers the upgrade if smart accounts are enabled on the network [C-185]', async () => {
    const { clock, type, views } = setUp({
      getSmartAccountEnabledNetworks: () => Promise.resolve(['eip155:1']),
    })
    type('123456')
    await clock.idle()
    expect(views()).toEqual(['UpgradeToSmartAccount'])
  })

  it('shows the error, empties the boxes and accepts a new code [C-187 C-317]', async () => {
    const asked: string[] = []
    const { clock, state, tracked, type } = setUp({
      connectOtp(otp) {
        asked.push(otp)
        return Promise.reject(new FoyerError('otp.expired', 'Code expired'))
      },
    })
    type('123456')
    await clock.idle()
    expect(state()).toEqual({ status: 'entering', code: '', error: 'Code expired', attempt: 1 })
    expect(tracked()).toEqual(['MODAL_OPEN', 'EMAIL_VERIFICATION_CODE_FAIL'])
    type('6')
    expect(state()).toEqual({ status: 'entering', code: '6', attempt: 1 })
    type('654321')
    await clock.idle()
    expect(asked).toEqual(['123456', '654321'])
  })

  it('records no rejected code when the secure site does not answer [C-317]', async () => {
    const { clock, state, tracked, type } = setUp({
      connectOtp: () => Promise.reject(new FoyerError('frame.notLoaded', 'no answer')),
    })
    type('123456')
    await clock.idle()
    expect(state()).toMatchObject({ error: 'Unable to load email login dependency' })
    expect(tracked()).toEqual(['MODAL_OPEN'])
  })

  it('shows an error when the account of a valid code cannot be loaded [C-310]', async () => {
    const { clock, core, seen, state, type } = setUp({
      connect: () => Promise.reject(new FoyerError('frame.failed', 'No user')),
    })
    type('123456')
    await clock.idle()
    expect(state()).toMatchObject({ status: 'entering', code: '', error: 'An error occurred' })
    expect(core.session.connection()).toBe(undefined)
    expect(seen).toContainEqual({
      type: 'analytics',
      event: { event: 'CONNECT_ERROR', properties: { message: 'No user' } },
      sent: false,
    })
  })

  it('connects a visitor who left while the code was checked', async () => {
    const { clock, connection, core, flow, tracked, type } = setUp()
    type('123456')
    flow.stop()
    core.close()
    await clock.idle()
    expect(core.session.connection()).toBe(connection)
    expect(tracked().slice(2)).toEqual(['EMAIL_VERIFICATION_CODE_PASS', 'CONNECT_SUCCESS'])
  })

  it('shows the error of a code that failed while its screen was not shown', async () => {
    const { clock, core, flow, type } = setUp({
      connectOtp: () => Promise.reject(new FoyerError('otp.invalid', 'Invalid code')),
    })
    type('123456')
    flow.stop()
    await clock.idle()
    const again = createEmailOtpFlow(core)
    again.start()
    expect(shownError(core, again.store.getState())).toMatchObject({
      status: 'entering',
      code: '',
      error: 'Invalid code',
    })
  })

  it('joins a check that goes on, and hands the code over once', async () => {
    const asked: string[] = []
    const checking = createDeferred<void>()
    const { clock, connection, core, flow, open, type } = setUp({
      connectOtp(otp) {
        asked.push(otp)
        return checking.promise
      },
    })
    type('123456')
    flow.stop()
    await clock.idle()
    const again = createEmailOtpFlow(core)
    again.start()
    expect(again.store.getState()).toMatchObject({ status: 'checking', code: '123456' })
    checking.resolve()
    await clock.idle()
    expect(asked).toEqual(['123456'])
    expect(core.session.connection()).toBe(connection)
    expect(open()).toBe(false)
  })
})
