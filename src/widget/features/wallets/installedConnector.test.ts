import { describe, expect, it } from 'vitest'
import { installedConnector } from './installedConnector.ts'
import { aConnector } from './testing/aConnector.ts'
import { aWallet } from './testing/aWallet.ts'

describe('installedConnector', () => {
  it('matches by rdns, whatever the case', () => {
    const fox = aConnector('com.fox')
    expect(installedConnector(aWallet('1', { rdns: 'COM.Fox' }), [aConnector('a'), fox])).toBe(fox)
  })

  it('matches by directory id', () => {
    const ledger = aConnector('ledger', { type: 'EXTERNAL', explorerId: '1', info: {} })
    expect(installedConnector(aWallet('1'), [ledger])).toBe(ledger)
  })

  it('does not match wallets without an rdns to each other', () => {
    expect(installedConnector(aWallet('1'), [aConnector('bare', { info: {} })])).toBeUndefined()
  })

  it('takes the wallet of the same name when two claim one rdns', () => {
    const fake = aConnector('com.fox', { name: 'Fake' })
    const fox = aConnector('com.fox#2', { name: 'Fox', info: { rdns: 'com.fox' } })
    const wallet = aWallet('1', { name: 'Fox', rdns: 'com.fox' })
    expect(installedConnector(wallet, [fake, fox])).toBe(fox)
  })

  it('leaves the login of the secure site alone', () => {
    expect(installedConnector(aWallet('auth'), [aConnector('auth', { type: 'AUTH' })])).toBe(
      undefined,
    )
  })
})
