import { describe, expect, it } from 'vitest'
import { createTestClock } from '../../clock/testing/testClock.ts'
import { createWorld } from '../../world/world.ts'
import { generateWorld } from '../../world/generateWorld.ts'
import type { Person } from '../../world/worldTypes.ts'
import { createMailbox } from './mailbox.ts'
import { createSiteAccounts } from './siteAccounts.ts'
import { createSiteLogin } from './siteLogin.ts'

const ada: Person = {
  email: 'ada@example.com',
  accountIndexes: [6],
  deviceKnown: true,
  smartAccountDeployed: false,
  preferredAccountType: 'eoa',
}
const next = 'ada@example.org'

function setUp(person: Person = ada) {
  const clock = createTestClock()
  const people = [person, { ...ada, email: 'eve@example.com' }]
  const world = createWorld(generateWorld({ patch: { people }, startedAt: 0 }))
  const mailbox = createMailbox({ world, clock })
  const accounts = createSiteAccounts(world)
  accounts.logIn(person.email, 'eip155:1')
  const site = createSiteLogin({ world, clock, mailbox, accounts })
  const mails = () => mailbox.mails().map(({ to }) => to)
  const code = () => mailbox.mails().at(-1)?.code ?? ''
  return { clock, code, mails, site, world }
}

describe('a change of address at the site', () => {
  it('verifies the current address first, then the new one', () => {
    const { code, mails, site, world } = setUp()
    expect(site.updateEmail(next)).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
    expect(mails()).toEqual([ada.email])
    site.updatePrimary(code())
    expect(mails()).toEqual([ada.email, next])
    expect(site.updateSecondary(code())).toEqual({ newEmail: next })
    expect(world.get().secureSession?.email).toBe(next)
    expect(world.get().people[0]?.email).toBe(next)
  })

  it('verifies only the new address when the current one needs no code', () => {
    const { code, mails, site } = setUp({ ...ada, onlyNewEmailCode: true })
    expect(site.updateEmail(next)).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(mails()).toEqual([next])
    expect(site.updateSecondary(code())).toEqual({ newEmail: next })
  })

  it('rejects a code that belongs to another step', () => {
    const { code, site, world } = setUp()
    expect(() => site.updatePrimary('123456')).toThrow('Invalid code')
    site.updateEmail(next)
    const first = code()
    expect(() => site.updateSecondary(first)).toThrow('Invalid code')
    site.updatePrimary(first)
    expect(() => site.updatePrimary(first)).toThrow('Invalid code')
    expect(() => site.updateSecondary(first)).toThrow('Invalid code')
    expect(world.get().people[0]?.email).toBe(ada.email)
  })

  it('continues at the second code when it is requested again, and starts over with another address', async () => {
    const { clock, code, mails, site } = setUp()
    site.updateEmail(next)
    site.updatePrimary(code())
    expect(() => site.updateEmail(next)).toThrow('Please try again after 30 seconds')
    await clock.run(30_000)
    expect(site.updateEmail(next)).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(mails()).toEqual([ada.email, next, next])
    await clock.run(30_000)
    expect(site.updateEmail('ada@example.net')).toEqual({ action: 'VERIFY_PRIMARY_OTP' })
  })

  it('rejects an invalid address, and one of another person', () => {
    const { mails, site } = setUp()
    expect(() => site.updateEmail('nonsense')).toThrow('Invalid email')
    expect(() => site.updateEmail('eve@example.com')).toThrow('Email is already in use')
    expect(mails()).toEqual([])
  })
})
