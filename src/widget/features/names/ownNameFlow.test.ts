import { describe, expect, it } from 'vitest'
import { createOwnNameFlow } from './ownNameFlow.ts'
import { createRegisterNameTest } from './testing/registerNameTest.ts'

describe('the name an account has already', () => {
  it('finds the account’s existing name by its address', async () => {
    const { clock, core } = createRegisterNameTest({ reverse: () => Promise.resolve('ada.wcn.id') })
    createOwnNameFlow(core).start()
    await clock.idle()
    expect(core.account.getState().profileName).toBe('ada.wcn.id')
  })

  it('requests no name when one is known', async () => {
    const { clock, core } = createRegisterNameTest({ reverse: () => Promise.resolve('ada.wcn.id') })
    await clock.idle()
    core.account.setState({ profileName: 'ada.eth' })
    createOwnNameFlow(core).start()
    await clock.idle()
    expect(core.account.getState().profileName).toBe('ada.eth')
  })
})
