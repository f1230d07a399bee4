import { describe, expect, it } from 'vitest'
import { createDeferred } from '../../../../backends/mock/shared/deferred.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createLoginProblems } from '../../../core/login/loginProblems.ts'
import { createPendingLogin } from '../../../core/login/pendingLogin.ts'
import { createEmailDeviceFlow } from './emailDeviceFlow.ts'
import { createEmailTest } from '../testing/emailTest.ts'

const email = 'ada@example.com'

function setUp(connectDevice: (signal?: AbortSignal) => Promise<void>) {
  const test = createEmailTest({ connectDevice })
  const flow = createEmailDeviceFlow(test.core, email)
  return { ...test, flow }
}

describe('the approval of a device', () => {
  it('waits for the approval of a device without a limit [C-150 C-285]', async () => {
    const { clock, core, flow, views } = setUp(() => new Promise(() => undefined))
    core.router.push('EmailVerifyDevice', { email })
    flow.start()
    await clock.run(3_600_000)
    expect(flow.store.getState()).toEqual({ status: 'waiting' })
    expect(views()).toEqual(['Connect', 'EmailVerifyDevice'])
  })

  it('replaces the screen with that of the code after the approval [C-190 C-318]', async () => {
    const { clock, core, flow, tracked, views } = setUp(() => Promise.resolve())
    core.router.push('EmailVerifyDevice', { email })
    flow.start()
    await clock.idle()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(core.router.current().params).toEqual({ email })
    expect(tracked()).toEqual(['DEVICE_REGISTERED_FOR_EMAIL', 'EMAIL_VERIFICATION_CODE_SENT'])
  })

  it('goes back and shows an error when the device is rejected [C-191]', async () => {
    const { clock, core, flow, toasts, views } = setUp(() =>
      Promise.reject(new FoyerError('device.rejected', 'Refused')),
    )
    core.router.push('EmailVerifyDevice', { email })
    flow.start()
    await clock.idle()
    expect(views()).toEqual(['Connect'])
    expect(toasts()).toEqual(["The sign-in wasn't approved"])
    expect(core.toasts.store.getState().toast).toMatchObject({ variant: 'error' })
  })

  it('goes to Connect when the device screen was the first', async () => {
    const { clock, core, flow, views } = setUp(() =>
      Promise.reject(new FoyerError('device.rejected', 'Refused')),
    )
    core.open('EmailVerifyDevice', { email })
    flow.start()
    await clock.idle()
    expect(views()).toEqual(['Connect'])
  })

  it('waits on when the modal is closed, and stops when the visitor goes back', async () => {
    let given: AbortSignal | undefined
    const { clock, core, flow, views } = setUp((signal) => {
      given = signal
      return new Promise(() => undefined)
    })
    core.use(createPendingLogin).begin('EmailVerifyDevice', { email })
    core.open()
    flow.start()
    await clock.idle()
    flow.stop()
    core.close()
    expect(given?.aborted).toBe(false)
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyDevice'])
    core.router.goBack()
    expect(given?.aborted).toBe(true)
  })

  it('asks for the code with the next opening when the device was approved meanwhile', async () => {
    const approving = createDeferred<void>()
    const { clock, core, flow, tracked, views } = setUp(() => approving.promise)
    core.use(createPendingLogin).begin('EmailVerifyDevice', { email })
    core.open()
    flow.start()
    await clock.idle()
    flow.stop()
    core.close()
    approving.resolve()
    await clock.idle()
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(tracked().filter((event) => event === 'EMAIL_VERIFICATION_CODE_SENT')).toHaveLength(1)
  })

  it('says with the next opening that the device was rejected meanwhile', async () => {
    const approving = createDeferred<void>()
    const { clock, core, flow, views } = setUp(() => approving.promise)
    core.use(createPendingLogin).begin('EmailVerifyDevice', { email })
    core.open()
    flow.start()
    await clock.idle()
    flow.stop()
    core.close()
    approving.reject(new FoyerError('device.rejected', 'Refused'))
    await clock.idle()
    core.open()
    expect(views()).toEqual(['Connect'])
    expect(core.use(createLoginProblems).store.getState().problem?.text).toBe(
      "The sign-in wasn't approved",
    )
  })
})
