import type { Park } from '../../calls/callLogTypes.ts'
import type { Clock } from '../../../port/clock.ts'
import type { World, WorldState } from '../../world/worldTypes.ts'
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

/** The pause between two login mails, in ms (wire 2.5). */
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
  let deviceWaiters = 0

  type Request = WorldState['secureRequest']
  const asked = () => world.get().secureRequest
  const ask = (part: Request) =>
    world.update((state) => ({ ...state, secureRequest: { ...state.secureRequest, ...part } }))
  const finish = (name: keyof Request) =>
    world.update((state) => {
      const { [name]: _finished, ...secureRequest } = state.secureRequest
      return { ...state, secureRequest }
    })
  // A new page of the site has forgotten what was requested.
  if (world.get().secureSiteForgets) world.update((state) => ({ ...state, secureRequest: {} }))

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

  function requireLogin() {
    const { login } = asked()
    if (login === undefined) throw new SiteError('Invalid code')
    return login
  }

  function mustChange(confirmed: boolean) {
    const { change } = asked()
    if (change?.confirmed !== confirmed) throw new SiteError('Invalid code')
    return change
  }

  return {
    connectEmail(email) {
      mustBeEmail(email)
      mustBeCool(email)
      ask({ login: { email, at: clock.now() } })
      if (accounts.personFor(email).deviceKnown) {
        mailbox.sendCode(email)
        return { action: 'VERIFY_OTP' }
      }
      mailbox.sendDevice(email)
      return { action: 'VERIFY_DEVICE' }
    },
    async connectDevice(park) {
      const { email, at } = requireLogin()
      deviceWaiters += 1
      const waiter = deviceWaiters
      const decision = await park(deviceDecision(world, email, at))
      if (decision === 'rejected') throw new SiteError('The device was rejected')
      accounts.change(email, { deviceKnown: true })
      // A repeated request is answered too, but one approval sends one code.
      if (waiter === deviceWaiters) mailbox.sendCode(email)
    },
    connectOtp(otp) {
      const { email } = requireLogin()
      mailbox.useCode(email, otp)
      accounts.logIn(email, world.get().secureSession?.chainId ?? 'eip155:1')
      lastMailAt.delete(email)
      finish('login')
    },
    updateEmail(email) {
      mustBeEmail(email)
      const { person } = accounts.current()
      const taken = world.get().people.some((other) => other.email === email)
      if (taken) throw new SiteError('Email is already in use')
      mustBeCool(person.email)
      // Requesting the second mail again does not restart a change whose first code was correct.
      const { change } = asked()
      const confirmed = person.onlyNewEmailCode ?? (change?.to === email && change.confirmed)
      ask({ change: { to: email, confirmed } })
      mailbox.sendCode(confirmed ? email : person.email)
      return { action: confirmed ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    updatePrimary(otp) {
      const { to } = mustChange(false)
      mailbox.useCode(accounts.current().person.email, otp)
      ask({ change: { to, confirmed: true } })
      mailbox.sendCode(to)
    },
    updateSecondary(otp) {
      const { to } = mustChange(true)
      mailbox.useCode(to, otp)
      accounts.change(accounts.current().person.email, { email: to })
      finish('change')
      return { newEmail: to }
    },
  }
}
