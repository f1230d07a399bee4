import type { Park } from '../../calls/callLogTypes.ts'
import type { Clock } from '../../../port/clock.ts'
import type { World } from '../../world/worldTypes.ts'
import { deviceDecision } from './deviceDecision.ts'
import type { Mailbox } from './mailbox.ts'
import type { SiteAccounts } from './siteAccounts.ts'
import { SiteError } from '../../shared/siteError.ts'

export interface SiteLogin {
  connectEmail(email: string): { action: 'VERIFY_OTP' | 'VERIFY_DEVICE' }
  connectDevice(park: Park): Promise<void>
  connectOtp(otp: string): void
  updateEmail(email: string): { action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
  updatePrimary(otp: string): void
  updateSecondary(otp: string): { newEmail: string }
}

/** A login mail may be requested again after 30 s (wire 2.5). */
const coolDownMs = 30_000

/** The secure site's e-mail login and change of address (wire 2.3, 2.5). Throws `SiteError`s. */
export function createSiteLogin(options: {
  world: World
  clock: Clock
  mailbox: Mailbox
  accounts: SiteAccounts
}): SiteLogin {
  const { world, clock, mailbox, accounts } = options
  const lastMailAt = new Map<string, number>()
  let asking: string | undefined
  /** `confirmed` once the current address has confirmed the change. */
  let change: { readonly to: string; readonly confirmed: boolean } | undefined
  let deviceWaiters = 0

  function mustBeEmail(email: string): void {
    if (email.length <= 320 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return
    throw new SiteError('Invalid email')
  }

  function mustBeCool(email: string): void {
    const free = (lastMailAt.get(email) ?? Number.NEGATIVE_INFINITY) + coolDownMs
    const seconds = Math.ceil((free - clock.now()) / 1_000)
    if (seconds > 0) throw new SiteError(`Please try again after ${seconds} seconds`)
    lastMailAt.set(email, clock.now())
  }

  function requireEmail(): string {
    if (asking === undefined) throw new SiteError('Invalid code')
    return asking
  }

  function mustChange(confirmed: boolean) {
    if (change?.confirmed !== confirmed) throw new SiteError('Invalid code')
    return change
  }

  return {
    connectEmail(email) {
      mustBeEmail(email)
      mustBeCool(email)
      asking = email
      if (accounts.personFor(email).deviceKnown) {
        mailbox.sendCode(email)
        return { action: 'VERIFY_OTP' }
      }
      mailbox.sendDevice(email)
      return { action: 'VERIFY_DEVICE' }
    },
    async connectDevice(park) {
      const email = requireEmail()
      deviceWaiters += 1
      const waiter = deviceWaiters
      const decision = await park(deviceDecision(world, email, lastMailAt.get(email) ?? 0))
      if (decision === 'rejected') throw new SiteError('The device was rejected')
      accounts.change(email, { deviceKnown: true })
      // A repeated request is answered too, but one approval sends one code.
      if (waiter === deviceWaiters) mailbox.sendCode(email)
    },
    connectOtp(otp) {
      const email = requireEmail()
      mailbox.useCode(email, otp)
      accounts.logIn(email, world.get().secureSession?.chainId ?? 'eip155:1')
      lastMailAt.delete(email)
      asking = undefined
    },
    updateEmail(email) {
      mustBeEmail(email)
      const { person } = accounts.current()
      const taken = world.get().people.some((other) => other.email === email)
      if (taken) throw new SiteError('Email is already in use')
      mustBeCool(person.email)
      // Requesting the second mail again does not restart a change whose first code was correct.
      const confirmed = person.onlyNewEmailCode ?? (change?.to === email && change.confirmed)
      change = { to: email, confirmed }
      mailbox.sendCode(confirmed ? email : person.email)
      return { action: confirmed ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    updatePrimary(otp) {
      const { to } = mustChange(false)
      mailbox.useCode(accounts.current().person.email, otp)
      change = { to, confirmed: true }
      mailbox.sendCode(to)
    },
    updateSecondary(otp) {
      const { to } = mustChange(true)
      mailbox.useCode(to, otp)
      accounts.change(accounts.current().person.email, { email: to })
      change = undefined
      return { newEmail: to }
    },
  }
}
