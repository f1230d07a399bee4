import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
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
    expect(toasts()).toEqual(["The login wasn't approved"])
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

  it('stops waiting when the screen is left', async () => {
    let given: AbortSignal | undefined
    const { clock, flow } = setUp((signal) => {
      given = signal
      return new Promise(() => undefined)
    })
    flow.start()
    await clock.idle()
    flow.stop()
    expect(given?.aborted).toBe(true)
  })
})
