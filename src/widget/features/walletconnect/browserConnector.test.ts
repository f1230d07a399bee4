import { expect, it } from 'vitest'
import { aConnector } from '../wallets/testing/aConnector.ts'
import { aWallet } from '../wallets/testing/aWallet.ts'
import { browserConnector } from './browserConnector.ts'

const wallet = aWallet('q', { rdns: 'test.Quill' })
const byId = aConnector('other.rdns', { explorerId: 'q' })
const byRdns = aConnector('test.quill', { info: { rdns: 'Test.quill' } })

it('finds the first connector that the directory or the domain name identifies as the wallet', () => {
  const others = [aConnector('test.fen'), aConnector('bare', { info: {} })]
  expect(browserConnector(wallet, [...others, byId, byRdns])).toBe(byId)
  expect(browserConnector(wallet, [...others, byRdns, byId])).toBe(byRdns)
  expect(browserConnector(wallet, others)).toBeUndefined()
})

it('finds no connector for a code that any wallet can scan', () => {
  expect(browserConnector(undefined, [byId, aConnector('bare', { info: {} })])).toBeUndefined()
})

it('finds no connector without an equal domain name', () => {
  const nameless = aWallet('q')
  expect(browserConnector(nameless, [byRdns, aConnector('bare', { info: {} })])).toBeUndefined()
  expect(browserConnector(nameless, [byId])).toBe(byId)
})

it('finds no contested connector, nor the secure site', () => {
  const contested = { ...byId, contested: true }
  const auth = aConnector('auth', { type: 'AUTH', explorerId: 'q' })
  expect(browserConnector(wallet, [contested, auth])).toBeUndefined()
  expect(browserConnector(wallet, [contested, auth, byRdns])).toBe(byRdns)
})
