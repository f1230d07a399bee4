import { describe, expect, it } from 'vitest'
import { FoyerError } from '../../../../backends/port/errors.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createSelectAddressesFlow } from './selectAddressesFlow.ts'
import { createLoginTest, eoaAddress, smartAddress } from '../testing/loginTest.ts'

function setUp(...args: Parameters<typeof createLoginTest>) {
  const test = createLoginTest(...args)
  test.core.open('Connect')
  test.core.router.push('SelectAddresses')
  const flow = createSelectAddressesFlow(test.core)
  flow.start()
  return {
    ...test,
    flow,
    state: () => flow.store.getState(),
    open: () => test.core.modal.getState().open,
    status: () => test.core.session.store.getState().status,
  }
}

describe('the choice of accounts', () => {
  it('starts with all accounts selected, and toggles each and all [C-147 C-219]', () => {
    const { flow, state } = setUp()
    expect(state()).toEqual({ status: 'choosing', selected: [eoaAddress, smartAddress] })
    flow.send({ type: 'toggled', address: eoaAddress })
    expect(state().selected).toEqual([smartAddress])
    flow.send({ type: 'toggled', address: eoaAddress })
    expect(state().selected).toEqual([eoaAddress, smartAddress])
    flow.send({ type: 'toggledAll' })
    expect(state().selected).toEqual([])
    flow.send({ type: 'toggled', address: smartAddress })
    flow.send({ type: 'toggledAll' })
    expect(state().selected).toEqual([eoaAddress, smartAddress])
  })

  it('stores the selection, makes its first active and closes the modal [C-220]', async () => {
    const { clock, core, flow, open, status } = setUp()
    flow.send({ type: 'approved' })
    await clock.idle()
    expect(open()).toBe(false)
    expect(status()).toBe('connected')
    expect(core.session.address()).toBe(eoaAddress)
    expect(core.account.getState().allAccounts).toHaveLength(2)
  })

  it('prefers the type of the account that becomes active [C-220 C-233]', async () => {
    const { asked, clock, core, flow, open } = setUp()
    flow.send({ type: 'toggled', address: eoaAddress })
    flow.send({ type: 'approved' })
    expect(flow.store.getState().status).toBe('approving')
    await clock.idle()
    expect(asked).toEqual(['prefer smartAccount', 'connect smartAccount'])
    expect(core.session.address()).toBe(smartAddress)
    expect(core.account.getState().allAccounts).toEqual([
      { address: smartAddress, type: 'smartAccount' },
    ])
    expect(open()).toBe(false)
  })

  it('shows an error when the account could not be activated, and allows a retry', async () => {
    const { clock, flow, open, state, toasts } = setUp({
      auth: { setPreferredAccount: () => Promise.reject(new FoyerError('frame.failed', 'No')) },
    })
    flow.send({ type: 'toggled', address: eoaAddress })
    flow.send({ type: 'approved' })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to switch the account'])
    expect(state()).toEqual({ status: 'choosing', selected: [smartAddress] })
    expect(open()).toBe(true)
  })

  it('requires at least one account [C-267]', async () => {
    const { clock, flow, open, state } = setUp()
    flow.send({ type: 'toggledAll' })
    flow.send({ type: 'approved' })
    await clock.idle()
    expect(state()).toEqual({ status: 'choosing', selected: [] })
    expect(open()).toBe(true)
  })
})

describe('cancelling the choice', () => {
  it('disconnects and closes on cancel [C-221]', async () => {
    const { clock, flow, open, status, tracked } = setUp()
    flow.send({ type: 'cancelled' })
    await clock.idle()
    expect(status()).toBe('disconnected')
    expect(open()).toBe(false)
    expect(tracked()).toContain('DISCONNECT_SUCCESS')
  })

  it('goes to Connect on cancel when no account is connected [C-221]', async () => {
    const { clock, core, views } = createTestCore()
    core.open('SelectAddresses')
    const flow = createSelectAddressesFlow(core)
    flow.start()
    flow.send({ type: 'cancelled' })
    await clock.idle()
    expect(views()).toEqual(['Connect'])
    expect(core.modal.getState().open).toBe(true)
  })

  it('shows an error and stays when disconnecting failed [C-235]', async () => {
    const { clock, flow, open, state, status, toasts, tracked } = setUp({
      connection: { disconnect: () => Promise.reject(new FoyerError('frame.failed', 'No')) },
    })
    flow.send({ type: 'cancelled' })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to disconnect'])
    expect(tracked()).toContain('DISCONNECT_ERROR')
    expect(status()).toBe('connected')
    expect(state().status).toBe('choosing')
    expect(open()).toBe(true)
  })
})

describe('leaving the choice', () => {
  it('cancels on Escape, the backdrop and the close button [C-222]', async () => {
    const { clock, core, flow, status } = setUp()
    core.requestClose()
    flow.stop()
    await clock.idle()
    expect(status()).toBe('disconnected')
  })

  it('cancels on the back arrow and shows the previous view [C-222]', async () => {
    const { clock, core, flow, open, status, views } = setUp()
    core.router.goBack()
    flow.stop()
    await clock.idle()
    expect(status()).toBe('disconnected')
    expect(views()).toEqual(['Connect'])
    expect(open()).toBe(true)
  })

  it('cancels while the accounts are being stored, too [C-222]', async () => {
    const { clock, core, flow, status } = setUp({
      auth: { setPreferredAccount: () => new Promise(() => undefined) },
    })
    flow.send({ type: 'toggled', address: eoaAddress })
    flow.send({ type: 'approved' })
    await clock.idle()
    core.requestClose()
    await clock.idle()
    expect(status()).toBe('disconnected')
  })

  it('leaving after Continue does not cancel the choice', async () => {
    const { clock, core, flow, status } = setUp()
    flow.send({ type: 'approved' })
    await clock.idle()
    core.open()
    core.close()
    await clock.idle()
    expect(status()).toBe('connected')
  })

  it('closes the modal without a cancel when the account is gone [C-236]', async () => {
    const { clock, open, notify, tracked } = setUp()
    notify.disconnected()
    await clock.idle()
    expect(open()).toBe(false)
    expect(tracked()).not.toContain('DISCONNECT_SUCCESS')
  })
})
