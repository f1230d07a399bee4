import { expect, it } from 'vitest'
import { ALICE, BOB } from '../testing/fakeProvider.ts'
import type { AuthUser } from '../../port/connectors.ts'
import { createFrameSession } from './frameSession.ts'

const user: AuthUser = {
  address: ALICE,
  chainId: 'eip155:1',
  accounts: [{ address: ALICE, type: 'eoa' }],
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
}

function setUp() {
  const session = createFrameSession()
  const heard: unknown[] = []
  const stop = session.subscribe({
    accountsChanged: (accounts) => heard.push(accounts[0]),
    chainChanged: (chainId) => heard.push(chainId),
    disconnected: () => heard.push('disconnected'),
  })
  return { session, heard, stop }
}

it('emits changes, but no event for the login itself', () => {
  const { session, heard } = setUp()
  session.update(user)
  session.update({ ...user })
  expect(heard).toEqual([])
  session.update({ ...user, chainId: 'eip155:137' })
  session.update({ ...user, chainId: 'eip155:137', address: BOB })
  expect(heard).toEqual(['eip155:137', BOB])
})

it('emits an end from outside once, and only after a login', () => {
  const { session, heard } = setUp()
  session.end({ notify: true })
  expect(heard).toEqual([])
  const other = setUp()
  other.session.update(user)
  other.session.end({ notify: true })
  other.session.end({ notify: true })
  expect([other.heard, other.session.user]).toEqual([['disconnected'], undefined])
})

it('ends without an event when the page requested it, and stays ended', () => {
  const { session, heard } = setUp()
  session.update(user)
  session.end({ notify: false })
  session.update(user)
  session.update({ ...user, chainId: 'eip155:137' })
  session.end({ notify: true })
  expect(heard).toEqual([])
})
