import { expect, it } from 'vitest'
import { memoryStorage } from '../testing/memoryStorage.ts'
import { createLoginData } from './loginData.ts'

const user = {
  email: 'ada@example.org',
  address: '0x1',
  chainId: 'eip155:137',
  accounts: [],
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
} as const

function open(entries: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage(
    new Map(Object.entries(entries).map(([name, value]) => [`@test/${name}`, value])),
  )
  const loginData = createLoginData({ storage, prefix: '@test/' })
  return { loginData, stored: () => Object.fromEntries(storage.entries) }
}

it('the login data is empty on a first visit', () => {
  const { used, userName, socialProvider, lastMailAt } = open().loginData
  expect([used, userName, socialProvider, lastMailAt]).toEqual([
    false,
    undefined,
    undefined,
    undefined,
  ])
})

it.each([
  ['true', true],
  ['false', false],
  ['1', false],
])('reads a login flag of %s as %s', (value, used) => {
  expect(open({ EMAIL_LOGIN_USED_KEY: value }).loginData.used).toBe(used)
})

it.each(['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'])(
  'remembers the provider %s',
  (provider) => {
    expect(open({ CONNECTED_SOCIAL: provider }).loginData.socialProvider).toBe(provider)
  },
)

it.each(['myspace', 'Google', ''])('ignores the provider %j', (provider) => {
  expect(open({ CONNECTED_SOCIAL: provider }).loginData.socialProvider).toBeUndefined()
})

it.each([
  ['0', 0],
  ['1768478400000', 1_768_478_400_000],
  ['9'.repeat(15), 999_999_999_999_999],
])('reads the last mail at %s', (value, at) => {
  expect(open({ LAST_EMAIL_LOGIN_TIME: value }).loginData.lastMailAt).toBe(at)
})

it.each(['', '9'.repeat(16), '-1', '1.5', '1e5', ' 1', '1\n', 'NaN', 'Infinity'])(
  'ignores %j as the time of the last mail',
  (value) => {
    expect(open({ LAST_EMAIL_LOGIN_TIME: value }).loginData.lastMailAt).toBeUndefined()
  },
)

it("stores only that there is a user, and the chain, and clears the mail's time and address", () => {
  const { loginData, stored } = open({ EMAIL: 'ada@example.org' })
  loginData.mailSent(5)
  expect(loginData.lastMailAt).toBe(5)
  loginData.rememberUser(user)
  expect(stored()).toEqual({
    '@test/EMAIL_LOGIN_USED_KEY': 'true',
    '@test/LAST_USED_CHAIN_KEY': 'eip155:137',
  })
})

it('clears a login but not the time of the last mail [C-240]', () => {
  const { loginData, stored } = open({ EMAIL: 'ada@example.org' })
  loginData.rememberUser(user)
  loginData.rememberName('ada')
  loginData.rememberSocial('github')
  expect([loginData.used, loginData.userName, loginData.socialProvider]).toEqual([
    true,
    'ada',
    'github',
  ])
  loginData.mailSent(5)
  loginData.clear()
  expect(stored()).toEqual({ '@test/LAST_EMAIL_LOGIN_TIME': '5' })
})

it('keeps the time of the last mail while the login goes on', () => {
  const { loginData } = open()
  loginData.rememberUser(user)
  loginData.mailSent(5)
  loginData.rememberUser(user)
  expect(loginData.lastMailAt).toBe(5)
})
