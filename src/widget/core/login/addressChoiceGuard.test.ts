import { expect, it } from 'vitest'
import { createLoginTest } from '../../features/account/testing/loginTest.ts'
import { createAddressChoiceGuard } from './addressChoiceGuard.ts'

function setUp() {
  const { clock, core, tracked } = createLoginTest()
  const guard = core.use(createAddressChoiceGuard)
  core.open('Connect')
  core.router.push('SelectAddresses')
  const status = () => core.session.store.getState().status
  return { clock, core, guard, status, tracked }
}

it('ends the login when the choice is left before its screen is loaded [C-222]', async () => {
  const { clock, core, status } = setUp()
  expect(status()).toBe('connected')
  core.close()
  await clock.idle()
  expect(status()).toBe('disconnected')
})

it('ends the login also on the way back [C-222]', async () => {
  const { clock, core, status } = setUp()
  core.router.goBack()
  await clock.idle()
  expect(status()).toBe('disconnected')
})

it('leaves the end to the screen as soon as it is mounted', async () => {
  const { clock, core, guard, status } = setUp()
  guard.takeOver(core.router.current().id)
  core.close()
  await clock.idle()
  expect(status()).toBe('connected')
})

it('ends nothing while the choice is still shown', async () => {
  const { clock, core, status } = setUp()
  core.modal.setState({ ...core.modal.getState() })
  await clock.idle()
  expect(status()).toBe('connected')
})

it('leaves the end to the mounted screen, whatever the modal reports later', async () => {
  const { clock, core, guard, status } = setUp()
  guard.takeOver(core.router.current().id)
  core.modal.setState({ ...core.modal.getState() })
  core.close()
  await clock.idle()
  expect(status()).toBe('connected')
})

it('the guard does not mistake the screen of an earlier visit for this one', async () => {
  const { clock, core, guard, status } = setUp()
  guard.takeOver(core.router.current().id - 1)
  core.close()
  await clock.idle()
  expect(status()).toBe('disconnected')
})

it('ends nothing after the account disconnected', async () => {
  const { clock, core, tracked } = setUp()
  await core.session.disconnect()
  core.close()
  await clock.idle()
  expect(tracked()).not.toContain('DISCONNECT_ERROR')
})
