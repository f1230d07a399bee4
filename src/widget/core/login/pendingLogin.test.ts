import { describe, expect, it } from 'vitest'
import { createTestConnection, testAuthUser } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { storageKeys } from '../kernel/storageKeys.ts'
import { createPendingLogin } from './pendingLogin.ts'

const email = 'ada@example.com'
const minute = 60_000
const connector = { id: 'w3mAuth', type: 'AUTH', name: 'Auth', chain: 'eip155' } as const

/** A page of a tab, at the same time as the page before it. */
function page(tab = new Map<string, string>()) {
  const test = createTestCore({ tab, backend: { auth: {} } })
  return { ...test, pending: test.core.use(createPendingLogin) }
}

function logIn({ core }: Pick<ReturnType<typeof page>, 'core'>, address = email) {
  const user = { ...testAuthUser, email: address }
  core.session.adopt(connector, createTestConnection({ type: 'AUTH', user }).connection)
}

describe('a begun login', () => {
  it('has its screen above Connect after a close and after a reload', () => {
    const { core, pending, tab, views } = page()
    pending.begin('EmailVerifyOtp', { email })
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    core.close()
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    const next = page(tab)
    expect(next.core.modal.getState().open).toBe(false)
    next.core.open()
    expect(next.views()).toEqual(['Connect', 'EmailVerifyOtp'])
    expect(next.core.router.current().params).toEqual({ email })
    expect(next.tracked()).toEqual(['MODAL_OPEN'])
  })

  it('leaves a view that the host asks for alone, and keeps its screen', () => {
    const { core, pending, views } = page()
    pending.begin('EmailVerifyDevice', { email })
    core.open('Connect')
    expect(views()).toEqual(['Connect'])
    core.close()
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyDevice'])
  })

  it('ends when the visitor goes back', () => {
    const { core, pending, tab, views } = page()
    pending.begin('EmailVerifyOtp', { email })
    core.open()
    core.router.goBack()
    expect(tab.size).toBe(0)
    core.close()
    core.open()
    expect(views()).toEqual(['Connect'])
  })

  it('goes on when the visitor goes back elsewhere', () => {
    const { core, pending } = page()
    pending.begin('EmailVerifyOtp', { email })
    core.open('Connect')
    core.router.push('WhatIsAWallet')
    core.router.goBack()
    expect(pending.begun()).toMatchObject({ view: 'EmailVerifyOtp' })
  })

  it('ends with a login', () => {
    const { core, pending, tab, ...test } = page()
    pending.begin('EmailVerifyOtp', { email })
    logIn({ core, ...test }, 'bob@example.com')
    expect(pending.begun()).toBeUndefined()
    expect(tab.size).toBe(0)
  })

  it.each([
    ['after 20 minutes', 20 * minute],
    ['when the clock was set back by 20 minutes', -20 * minute],
  ])('the next page removes it %s', (_, passed) => {
    const { pending, tab, clock } = page()
    pending.begin('EmailVerifyOtp', { email })
    const begun = JSON.stringify({ ...pending.begun(), at: clock.now() - passed })
    tab.set(storageKeys.login, begun)
    const next = page(tab)
    expect(tab.size).toBe(0)
    next.core.open()
    expect(next.views()).toEqual(['Connect'])
  })

  it('still has its screen shortly before 20 minutes are over', async () => {
    const { clock, core, pending, views } = page()
    pending.begin('EmailVerifyOtp', { email })
    await clock.run(20 * minute - 1)
    core.open()
    expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
    core.close()
    await clock.run(1)
    core.open()
    expect(views()).toEqual(['Connect'])
  })

  it.each([
    'rubbish',
    '7',
    'null',
    '{}',
    '{"method":"email","at":0,"view":"Account","params":{"email":"a@b.c"}}',
    '{"method":"email","at":0,"view":"EmailVerifyOtp"}',
    '{"method":"email","at":0,"view":"EmailVerifyOtp","params":{"email":7}}',
    '{"method":"email","at":"0","view":"EmailVerifyOtp","params":{"email":"a@b.c"}}',
    '{"method":"email","at":0,"view":"UpdateEmailPrimaryOtp","params":{"email":"a@b.c"}}',
  ])('the page treats a stored %s as nothing', (text) => {
    const { core, pending, tab, views } = page(new Map([[storageKeys.login, text]]))
    expect(pending.begun()).toBeUndefined()
    expect(tab.size).toBe(0)
    core.open()
    expect(views()).toEqual(['Connect'])
  })

  it('keeps the link of a phone in memory only', () => {
    const { core, pending, tab, views } = page()
    pending.begin('ConnectingFarcaster', undefined)
    core.open()
    core.close()
    core.open()
    expect(views()).toEqual(['Connect', 'ConnectingFarcaster'])
    expect(tab.size).toBe(0)
  })

  it('what was handed over survives the way back without its screen', () => {
    const { core, pending, tab, views } = page()
    pending.begin('EmailVerifyOtp', { email })
    core.open()
    pending.handOver('email')
    core.router.goBack()
    expect(tab.get(storageKeys.login)).toContain('"handedOver":true')
    pending.settle()
    expect(tab.size).toBe(0)
    core.close()
    core.open()
    expect(views()).toEqual(['Connect'])
  })
})

describe('a begun change of the address', () => {
  function change(tab?: Map<string, string>) {
    const test = page(tab)
    logIn(test)
    test.pending.begin('UpdateEmailSecondaryOtp', { email: 'ada@example.org' })
    return test
  }

  it('has its screen above Account', () => {
    const { core, views } = change()
    core.open()
    expect(views()).toEqual(['Account', 'UpdateEmailSecondaryOtp'])
  })

  it('ends with a logout', async () => {
    const { core, pending } = change()
    await core.session.disconnect()
    expect(pending.begun()).toBeUndefined()
  })

  it.each(['bob@example.com', 'ada@example.org'])('ends when %s is logged in instead', (other) => {
    const test = change()
    logIn(test, other)
    expect(test.pending.begun()).toBeUndefined()
  })

  it('waits while the session is resumed, and has its screen again then', () => {
    const { tab } = change()
    const storage = new Map([['@foyer/connector', 'w3mAuth']])
    const test = createTestCore({
      tab,
      kept: storage,
      backend: { auth: { reconnect: () => new Promise(() => undefined) } },
    })
    test.core.start()
    const pending = test.core.use(createPendingLogin)
    expect(test.core.session.store.getState().status).toBe('reconnecting')
    test.core.open()
    expect(test.views()).toEqual(['Connect'])
    test.core.close()
    logIn(test)
    expect(pending.begun()).toMatchObject({ view: 'UpdateEmailSecondaryOtp' })
    test.core.open()
    expect(test.views()).toEqual(['Account', 'UpdateEmailSecondaryOtp'])
  })
})
