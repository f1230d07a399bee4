import { describe, expect, it, vi } from 'vitest'
import type { Auth } from '../../../../backends/port/auth.ts'
import { FoyerError } from '../../../../backends/port/errors.ts'
import {
  createTestConnection,
  testAddress,
  testConnector,
} from '../../../testing/testConnection.ts'
import { createTestCore } from '../../../testing/testCore.ts'
import { createSwitchAccountFlow } from './switchAccountFlow.ts'
import { createLoginTest, eoaAddress, smartAddress } from '../testing/loginTest.ts'

const smart = { address: smartAddress, type: 'smartAccount' } as const

describe('switching the account of a login', () => {
  it('sets the preferred type at the secure site, then connects again [C-233 C-291]', async () => {
    const { asked, clock, core, tracked } = createLoginTest()
    const flow = createSwitchAccountFlow(core)
    flow.start()
    flow.send({ type: 'chosen', account: smart })
    expect(flow.store.getState()).toMatchObject({ status: 'switching', account: smart })
    flow.send({ type: 'chosen', account: { address: eoaAddress, type: 'eoa' } })
    await clock.idle()
    expect(asked).toEqual(['prefer smartAccount', 'connect smartAccount'])
    expect(core.session.address()).toBe(smartAddress)
    expect(core.account.getState()).toMatchObject({ address: smartAddress, type: 'smartAccount' })
    expect(tracked()).toContain('SET_PREFERRED_ACCOUNT_TYPE')
    expect(flow.store.getState()).toEqual({ status: 'idle' })
  })

  it('sends no request for an account of the preferred type', async () => {
    const user = {
      accounts: [
        { address: eoaAddress, type: 'eoa' },
        { address: smartAddress, type: 'eoa' },
      ],
    } as const
    const { asked, clock, core } = createLoginTest({ user })
    const flow = createSwitchAccountFlow(core)
    flow.start()
    flow.send({ type: 'chosen', account: { address: smartAddress, type: 'eoa' } })
    await clock.idle()
    expect(asked).toEqual([])
    expect(core.session.address()).toBe(smartAddress)
  })

  it('shows an error when the site kept the other type [C-241]', async () => {
    const { clock, core, toasts } = createLoginTest({
      auth: { setPreferredAccount: () => Promise.resolve('eoa') },
    })
    const flow = createSwitchAccountFlow(core)
    flow.start()
    flow.send({ type: 'chosen', account: smart })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to switch the account'])
    expect(core.session.address()).toBe(eoaAddress)
  })

  it('shows an error and stays when switching failed', async () => {
    const { clock, core, toasts } = createLoginTest({
      auth: { connect: () => Promise.reject(new FoyerError('frame.failed', 'No')) },
    })
    let switched = 0
    const flow = createSwitchAccountFlow(core, { onSwitched: () => (switched += 1) })
    flow.start()
    flow.send({ type: 'chosen', account: smart })
    await clock.idle()
    expect(toasts()).toEqual(['Failed to switch the account'])
    expect(switched).toBe(0)
    expect(core.session.address()).toBe(eoaAddress)
  })
})

it('requests the switch again when the visitor retries before an answer (open point 263)', async () => {
  const setPreferredAccount = vi
    .fn<Auth['setPreferredAccount']>((type) => Promise.resolve(type))
    .mockImplementationOnce(() => new Promise(() => undefined))
  const { clock, core } = createLoginTest({ auth: { setPreferredAccount } })
  const flow = createSwitchAccountFlow(core)
  flow.start()
  flow.send({ type: 'retry' })
  expect(setPreferredAccount).toHaveBeenCalledTimes(0)
  flow.send({ type: 'chosen', account: smart })
  await clock.idle()
  expect(flow.store.getState()).toMatchObject({ status: 'switching', asks: 1 })
  flow.send({ type: 'retry' })
  await clock.idle()
  expect(setPreferredAccount).toHaveBeenCalledTimes(2)
  expect(flow.store.getState()).toEqual({ status: 'idle' })
  expect(core.session.address()).toBe(smartAddress)
})

describe('switching the account of a wallet', () => {
  const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

  it('activates an account of a wallet and reports the switch', async () => {
    const { clock, core } = createTestCore()
    const { connection } = createTestConnection({ accounts: [testAddress, other] })
    core.session.adopt(testConnector, connection)
    let switched = 0
    const flow = createSwitchAccountFlow(core, { onSwitched: () => (switched += 1) })
    flow.start()
    flow.send({ type: 'chosen', account: { address: other, type: 'eoa' } })
    await clock.idle()
    expect(core.session.address()).toBe(other)
    flow.send({ type: 'chosen', account: { address: other, type: 'eoa' } })
    await clock.idle()
    expect(switched).toBe(2)
  })
})
