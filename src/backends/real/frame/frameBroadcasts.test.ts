import { expect, it } from 'vitest'
import { BOB } from '../testing/fakeProvider.ts'
import { openAuth, USER } from '../testing/openAuth.ts'

/** A logged-in user. `received` lists the events for the page; `say` sends a broadcast of the frame. */
async function connected() {
  const parts = await openAuth()
  const connection = await parts.answered(parts.auth.connect({ chainId: 'eip155:1' }), USER)
  const received: unknown[] = []
  connection.subscribe({
    accountsChanged: (accounts) => received.push(accounts),
    chainChanged: (chainId) => received.push(chainId),
    disconnected: () => received.push('disconnected'),
  })
  const say = (name: string, payload?: unknown) =>
    parts.site.post({ type: `@w3m-frame/${name}`, payload })
  const stored = () => Object.fromEntries(parts.storage.entries)
  return { ...parts, connection, received, say, stored }
}

const LOGGED_IN = {
  '@foyer/frame/EMAIL_LOGIN_USED_KEY': 'true',
  '@foyer/frame/LAST_USED_CHAIN_KEY': 'eip155:1',
}

it('follows the user whom the frame broadcasts', async () => {
  const { connection, received, say, stored } = await connected()
  say('GET_USER_SUCCESS', USER)
  expect(received).toEqual([])
  say('GET_USER_SUCCESS', { ...USER, address: BOB, chainId: 137 })
  expect(received).toEqual([[BOB], 'eip155:137'])
  expect(connection).toMatchObject({ accounts: [BOB], chainId: 'eip155:137' })
  expect(stored()).toEqual({ ...LOGGED_IN, '@foyer/frame/LAST_USED_CHAIN_KEY': 'eip155:137' })
})

it('a broadcast does not log a user in', async () => {
  const { auth, site, storage } = await openAuth()
  site.post({ type: '@w3m-frame/GET_USER_SUCCESS', payload: USER })
  site.post({ type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: true } })
  expect([...storage.entries]).toEqual([])
  expect(await auth.reconnect('eip155:1')).toBeUndefined()
})

it('reports a user on an invalid chain, and keeps the user before', async () => {
  const { connection, errors, received, say, stored } = await connected()
  say('GET_USER_SUCCESS', { ...USER, address: BOB, chainId: 'nowhere' })
  expect(errors).toMatchObject([{ code: 'frame.malformed' }])
  expect(connection).toMatchObject({ accounts: [USER.address], chainId: 'eip155:1' })
  expect([received, stored()]).toEqual([[], LOGGED_IN])
})

it.each([
  ['IS_CONNECTED_SUCCESS', { isConnected: false }],
  ['IS_CONNECTED_ERROR', { message: 'no session' }],
])('ends the login by %s', async (name, payload) => {
  const { received, say, stored } = await connected()
  say(name, payload)
  say(name, payload)
  expect([received, stored()]).toEqual([['disconnected'], {}])
})

it.each([
  ['IS_CONNECTED_SUCCESS', { isConnected: true }],
  ['GET_USER_ERROR', { message: 'busy' }],
  ['GET_CHAIN_ID_SUCCESS', { chainId: 137 }],
  ['SIGN_OUT_SUCCESS', undefined],
  ['SIGN_OUT_ERROR', { message: 'busy' }],
  ['SESSION_UPDATE', { isConnected: false }],
  ['READY', undefined],
])('ignores %s', async (name, payload) => {
  const { connection, received, say, stored } = await connected()
  say(name, payload)
  expect([received, stored()]).toEqual([[], LOGGED_IN])
  expect(connection).toMatchObject({ accounts: [USER.address], chainId: 'eip155:1' })
})

it('aborts an open approval on sign-out, and reports no end that the page requested', async () => {
  const { auth, connection, received, site } = await connected()
  const signing = connection.provider.request({ method: 'personal_sign', params: ['0x68'] })
  site.success(await site.next(), USER)
  await site.next()
  const leaving = auth.signOut()
  await expect(signing).rejects.toMatchObject({ code: 'aborted' })
  site.success(await site.next())
  await leaving
  expect(received).toEqual([])
})

it('notifies the host as EIP-1193 requires, until it unsubscribes', async () => {
  const { connection, say } = await connected()
  const { provider } = connection
  const host: unknown[] = []
  const onAccounts = (said: unknown) => host.push(['accounts', said])
  provider.on('accountsChanged', onAccounts)
  provider.on('chainChanged', (said: never) => host.push(['chain', said]))
  provider.on('disconnect', (said: never) => host.push(['end', said]))
  provider.on('message', (said: never) => host.push(['message', said]))
  say('GET_USER_SUCCESS', { ...USER, address: BOB, chainId: 42_161 })
  provider.removeListener('accountsChanged', onAccounts)
  provider.removeListener('accountsChanged', onAccounts)
  say('GET_USER_SUCCESS', { ...USER, chainId: 42_161 })
  say('IS_CONNECTED_SUCCESS', { isConnected: false })
  expect(host).toEqual([
    ['accounts', [BOB]],
    ['chain', '0xa4b1'],
    ['end', { code: 4900, message: 'Disconnected' }],
  ])
})

it('skips invalid chains of the smart-account networks', async () => {
  const { answered, auth, storage } = await connected()
  const smartAccountEnabledNetworks = [0, 1, -5, 137]
  expect(
    await answered(auth.getSmartAccountEnabledNetworks(), { smartAccountEnabledNetworks }),
  ).toEqual(['eip155:1', 'eip155:137'])
  expect(storage.entries.get('@foyer/frame/SMART_ACCOUNT_ENABLED_NETWORKS')).toBe(
    'eip155:1,eip155:137',
  )
})
