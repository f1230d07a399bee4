import { describe, expect, it } from 'vitest'
import {
  accountEntries,
  accountTitle,
  explorerLink,
  isMultiAccount,
  offersUpgrade,
  profileTarget,
  shownEmail,
} from './accountRules.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

describe('the title of the account', () => {
  it('titles the account with its first 4 and last 4 characters, and copies the whole address [C-129 C-271]', () => {
    expect(accountTitle({ address, profileName: undefined })).toEqual({
      what: 'address',
      shown: '0xf3...2266',
      whole: address,
    })
  })

  it('titles the account with its name cut at 20 characters, and copies the whole name [C-129 C-273]', () => {
    expect(accountTitle({ address, profileName: 'a'.repeat(20) }).shown).toBe('a'.repeat(20))
    expect(accountTitle({ address, profileName: 'a'.repeat(21) })).toEqual({
      what: 'name',
      shown: `${'a'.repeat(20)}...`,
      whole: 'a'.repeat(21),
    })
  })
})

it('truncates an e-mail of more than 30 characters with an ellipsis [C-274]', () => {
  const long = `${'a'.repeat(19)}@example.com`
  expect(long).toHaveLength(31)
  expect(shownEmail(long)).toBe(`${long.slice(0, 30)}...`)
  expect(shownEmail(long.slice(1))).toBe(long.slice(1))
})

describe('the entries', () => {
  const host = { enableOnramp: true, enableSwaps: true }
  const nothing = new Proxy({}, { get: () => () => undefined })
  const backend = { onramp: nothing, swap: nothing } as never
  const facts = { config: host, backend, chain: 'eip155' }

  it('lists buying, swapping and activity in this order [C-134]', () => {
    expect(accountEntries(facts)).toEqual(['buy', 'swap', 'activity'])
  })

  it('leaves out the entries that the host turned off [C-026 C-027]', () => {
    const config = { enableOnramp: false, enableSwaps: false }
    expect(accountEntries({ ...facts, config })).toEqual(['activity'])
  })

  it('leaves out buying and swapping on Solana', () => {
    expect(accountEntries({ ...facts, chain: 'solana' })).toEqual(['activity'])
  })

  it('leaves out entries that are missing in the widget or the backend', () => {
    expect(accountEntries({ ...facts, backend: {} })).toEqual(['activity'])
  })
})

it('links only to a block explorer on the web', () => {
  const page = 'https://etherscan.test/address/0x1'
  expect(explorerLink(page)).toBe(page)
  expect(explorerLink(undefined)).toBe(undefined)
  expect(explorerLink('javascript:alert(1)')).toBe(undefined)
  expect(explorerLink('no address')).toBe(undefined)
})

describe('the face of the account', () => {
  const eoa = { address: '0x1', type: 'eoa' } as const

  it('shows the avatar of several accounts for more than one address or both types [C-126]', () => {
    expect(isMultiAccount({ allAccounts: [eoa] })).toBe(false)
    expect(isMultiAccount({ allAccounts: [eoa, { ...eoa, address: '0x2' }] })).toBe(true)
    expect(isMultiAccount({ allAccounts: [eoa, { ...eoa, type: 'smartAccount' }] })).toBe(true)
  })

  it('leads to Profile for several accounts of a login, else to AccountSettings [C-276]', () => {
    const target = (multi: boolean, connection: 'AUTH' | 'INJECTED') =>
      profileTarget({ multi, connection })
    expect(target(true, 'AUTH')).toBe('Profile')
    expect(target(false, 'AUTH')).toBe('AccountSettings')
    expect(target(true, 'INJECTED')).toBe('AccountSettings')
  })
})

it('offers the upgrade to a login only, and not on the secure site itself [C-132]', () => {
  const facts = {
    connection: 'AUTH',
    origin: 'https://host.test',
    secureOrigin: 'https://secure.test',
  } as const
  expect(offersUpgrade(facts)).toBe(true)
  expect(offersUpgrade({ ...facts, connection: 'WALLET_CONNECT' })).toBe(false)
  expect(offersUpgrade({ ...facts, origin: 'https://secure.test' })).toBe(false)
})
