import { describe, expect, it } from 'vitest'
import { installedConnector } from './installedConnector.ts'
import { aConnector } from '../testing/aConnector.ts'
import { aWallet } from '../testing/aWallet.ts'

describe('installedConnector', () => {
  it('matches by rdns in any letter case', () => {
    const fox = aConnector('com.fox')
    expect(installedConnector(aWallet('1', { rdns: 'COM.Fox' }), [aConnector('a'), fox])).toBe(fox)
  })

  it('matches by directory id', () => {
    const ledger = aConnector('ledger', { type: 'EXTERNAL', explorerId: '1', info: {} })
    expect(installedConnector(aWallet('1'), [ledger])).toBe(ledger)
  })

  it('a wallet without an rdns does not match another one', () => {
    expect(installedConnector(aWallet('1'), [aConnector('bare', { info: {} })])).toBeUndefined()
  })

  it.each([
    ['the first of the same name', 'Fox', 'Fake'],
    ['the second of the same name', 'Fake', 'Fox'],
    ['both of the same name', 'Fox', 'Fox'],
  ])('matches neither of two wallets that claim one rdns, %s', (_, one, two) => {
    const first = aConnector('com.fox', { name: one })
    const second = aConnector('com.fox#2', { name: two, info: { rdns: 'com.fox' } })
    const wallet = aWallet('1', { name: 'Fox', rdns: 'com.fox' })
    expect(installedConnector(wallet, [first, second])).toBeUndefined()
  })

  it('matches no wallet to a contested connector, neither by its rdns nor by its id', () => {
    const contested = aConnector('com.fox', { contested: true })
    expect(installedConnector(aWallet('1', { rdns: 'com.fox' }), [contested])).toBeUndefined()
    expect(installedConnector(aWallet('com.fox'), [contested])).toBeUndefined()
  })

  it('ignores the login of the secure site', () => {
    expect(installedConnector(aWallet('auth'), [aConnector('auth', { type: 'AUTH' })])).toBe(
      undefined,
    )
  })
})
