import { expect, it } from 'vitest'
import { createOnrampTest } from '../testing/onrampTest.ts'
import { leaveChoice } from './leaveChoice.ts'

it('goes back to the view that opened the choice', () => {
  const { core, views } = createOnrampTest()
  core.open('OnRampProviders')
  core.router.push('OnRampTokenSelect')
  leaveChoice(core)
  expect(views()).toEqual(['OnRampProviders'])
  expect(core.modal.getState().open).toBe(true)
})

it('closes the modal when the host opened the choice', () => {
  const { core } = createOnrampTest()
  core.open('OnRampTokenSelect')
  leaveChoice(core)
  expect(core.modal.getState().open).toBe(false)
})
