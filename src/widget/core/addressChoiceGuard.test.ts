import { expect, it } from 'vitest'
import { createLoginTest } from '../features/account/testing/createLoginTest.ts'
import { createAddressChoiceGuard } from './addressChoiceGuard.ts'

function setUp() {
  const { clock, core } = createLoginTest()
  const guard = core.use(createAddressChoiceGuard)
  guard.follow()
  core.open('Connect')
  core.router.push('SelectAddresses')
  return { clock, core, guard, status: () => core.session.store.getState().status }
}

it('ends the login when the choice is left before its screen is loaded [C-222]', async () => {
  const { clock, core, status } = setUp()
  expect(status()).toBe('connected')
  core.close()
  await clock.idle()
  expect(status()).toBe('disconnected')
})

it('ends it on the way back, too [C-222]', async () => {
  const { clock, core, status } = setUp()
  core.router.goBack()
  await clock.idle()
  expect(status()).toBe('disconnected')
})

it('leaves the end to the screen as soon as it stands', async () => {
  const { clock, core, guard, status } = setUp()
  guard.takeOver(core.router.current().id)
  core.close()
  await clock.idle()
  expect(status()).toBe('connected')
})
