import { expect, it } from 'vitest'
import type { Auth } from '../../../backends/port/auth.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import { createTestConnection, testAuthUser } from '../../testing/testConnection.ts'
import { createTestCore } from '../../testing/testCore.ts'
import { storageKeys } from '../kernel/storageKeys.ts'

const email = 'ada@example.com'
const begun = { method: 'email', at: 0, view: 'EmailVerifyOtp', params: { email } }

/** A page after a reload, while a code was being checked; `user` is logged in at the site. */
function reload(
  user: string | undefined,
  options: { auth?: Partial<Auth>; begun?: object; kept?: Map<string, string> } = {},
) {
  const asked: unknown[] = []
  let ended = 0
  const { connection } = createTestConnection({
    type: 'AUTH',
    user: { ...testAuthUser, ...(user === undefined ? {} : { email: user }) },
  })
  const tab = new Map([
    [storageKeys.login, JSON.stringify({ ...begun, handedOver: true, ...options.begun })],
  ])
  const test = createTestCore({
    tab,
    ...(options.kept ? { kept: options.kept } : {}),
    backend: {
      auth: {
        reconnect(...given) {
          asked.push(given[2])
          const signedOut = { disconnect: () => Promise.resolve(void (ended += 1)) }
          return Promise.resolve(user === undefined ? undefined : { ...connection, ...signedOut })
        },
        getSmartAccountEnabledNetworks: () => Promise.resolve([]),
        ...options.auth,
      },
    },
  })
  test.core.start()
  const status = () => test.core.session.store.getState().status
  return { ...test, asked, ended: () => ended, status, atStart: status() }
}

it('connects the visitor whom the site has logged in before the page was reloaded', async () => {
  const { asked, atStart, clock, core, status, tab, tracked } = reload('Ada@Example.com')
  expect(atStart).toBe('reconnecting')
  await clock.idle()
  expect(asked).toEqual(['always'])
  expect(status()).toBe('connected')
  expect(tracked()).toEqual(['CONNECT_SUCCESS'])
  expect(core.modal.getState().open).toBe(false)
  expect(tab.size).toBe(0)
})

it('keeps the place of the code when the site has not logged in', async () => {
  const { clock, core, status, tab, views } = reload(undefined)
  await clock.idle()
  expect(status()).toBe('disconnected')
  expect(tab.get(storageKeys.login)).not.toContain('handedOver')
  core.open()
  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
})

it('takes no other person over, and does not log them out', async () => {
  const { clock, ended, status, tracked } = reload('bob@example.com')
  await clock.idle()
  expect(status()).toBe('disconnected')
  expect(ended()).toBe(0)
  expect(tracked()).toEqual([])
})

it('connects after a social login without knowing the address', async () => {
  const social = { method: 'social', view: undefined, params: undefined }
  const { clock, seen, status } = reload('bob@example.com', { begun: social })
  await clock.idle()
  expect(status()).toBe('connected')
  expect(seen).toContainEqual({
    type: 'analytics',
    event: { event: 'CONNECT_SUCCESS', properties: { method: 'social', name: 'Auth' } },
    sent: false,
  })
})

it('asks nothing when no code was handed over', async () => {
  const { asked, atStart, clock, core, views } = reload(email, { begun: { handedOver: false } })
  await clock.idle()
  expect(atStart).toBe('disconnected')
  expect(asked).toEqual([])
  core.open()
  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
})

it('reports a site that cannot be reached, and keeps the place of the code', async () => {
  const { clock, core, seen, status, views } = reload(email, {
    auth: { reconnect: () => Promise.reject(new FoyerError('frame.notLoaded', 'no answer')) },
  })
  await clock.idle()
  expect(status()).toBe('disconnected')
  expect(seen).toContainEqual(
    expect.objectContaining({ type: 'note', about: 'session.resume', code: 'frame.notLoaded' }),
  )
  core.open()
  expect(views()).toEqual(['Connect', 'EmailVerifyOtp'])
})

it('lets the choice of accounts be the first step of the next opening', async () => {
  const accounts = [
    { address: '0x1', type: 'eoa' },
    { address: '0x2', type: 'eoa' },
  ] as const
  const { connection } = createTestConnection({
    type: 'AUTH',
    accounts: ['0x1', '0x2'],
    user: { ...testAuthUser, email, accounts },
  })
  const { clock, core, kept, views } = reload(email, {
    auth: { reconnect: () => Promise.resolve(connection) },
  })
  await clock.idle()
  expect(kept.get('@foyer/accounts')).toContain('"selected":[]')
  core.open()
  expect(views()).toEqual(['SelectAddresses'])
})
