import type { Cancel, Clock } from '../../../port/clock.ts'
import { createSeededRandom } from '../../clock/seededRandom.ts'
import type { MailboxActor } from './mailboxActor.ts'
import { hashText } from '../../world/hashText.ts'
import type { Mail, World } from '../../world/worldTypes.ts'
import { SiteError } from '../../shared/siteError.ts'

/** How long a code is valid, in ms: the widget tells visitors 20 minutes (open point 59). */
export const codeLifeMs = 20 * 60_000

/** Everyone's mailbox, and the secure site's functions to send mail and check codes. */
export interface Mailbox extends MailboxActor {
  /** Creates six digits, valid for 20 minutes; replaces an older code for the same address. */
  sendCode(to: string): void
  sendDevice(to: string): void
  /** Consumes a code. Throws a `SiteError`: 'Invalid code', 'Code expired', 'Code already used'. */
  useCode(to: string, code: string): void
}

/** Creates the mailbox. Mails are part of the world; the clock lets codes expire. */
export function createMailbox({ world, clock }: { world: World; clock: Clock }): Mailbox {
  const expiries = new Map<string, Cancel>()

  const mails = () => world.get().mails
  const find = (id: string): Mail => {
    const mail = mails().find((one) => one.id === id)
    if (mail === undefined) throw new Error(`There is no mail ${id}.`)
    return mail
  }

  function change(id: string, part: Partial<Mail>): void {
    world.update((state) => ({
      ...state,
      mails: state.mails.map((mail) => (mail.id === id ? { ...mail, ...part } : mail)),
    }))
  }

  function endCode(id: string, codeState: 'used' | 'expired' | 'replaced'): void {
    expiries.get(id)?.()
    expiries.delete(id)
    change(id, { codeState })
  }

  function expireInTime({ id, to, expiresAt = 0 }: Mail): void {
    const wait = expiresAt - clock.now()
    expiries.set(
      id,
      clock.setTimer(`mailbox.codeExpires ${to}`, wait, () => endCode(id, 'expired')),
    )
  }

  function send(mail: Omit<Mail, 'id' | 'at' | 'read'>): Mail {
    const sent: Mail = { ...mail, id: `mail-${mails().length + 1}`, at: clock.now(), read: false }
    world.update((state) => ({ ...state, mails: [...state.mails, sent] }))
    return sent
  }

  function sixDigits(): string {
    const random = createSeededRandom(hashText(`${world.get().seed} code ${mails().length}`))
    return Array.from({ length: 6 }, () => Math.floor(random.next() * 10)).join('')
  }

  const codesTo = (to: string) => mails().filter((mail) => mail.kind === 'code' && mail.to === to)

  function decideDevice(id: string, deviceState: 'approved' | 'rejected'): void {
    const mail = find(id)
    if (mail.deviceState !== 'waiting') {
      throw new Error(`Failed to decide mail ${id}: it asks for no device approval (any more).`)
    }
    change(id, { deviceState, read: true })
  }

  // A world kept across a reload still has codes that have to expire.
  for (const mail of mails()) if (mail.codeState === 'valid') expireInTime(mail)

  return {
    mails,
    read(id) {
      change(find(id).id, { read: true })
      return find(id)
    },
    approveDevice: (id) => decideDevice(id, 'approved'),
    rejectDevice: (id) => decideDevice(id, 'rejected'),
    sendCode(to) {
      for (const { id, codeState } of codesTo(to))
        if (codeState === 'valid') endCode(id, 'replaced')
      const code = sixDigits()
      expireInTime(
        send({
          to,
          kind: 'code',
          subject: `Your login code is ${code.slice(0, 3)} ${code.slice(3)}`,
          code,
          codeState: 'valid',
          expiresAt: clock.now() + codeLifeMs,
        }),
      )
    },
    sendDevice(to) {
      send({ to, kind: 'device', subject: 'Approve your new device', deviceState: 'waiting' })
    },
    useCode(to, code) {
      const mail = codesTo(to).findLast((one) => one.code === code)
      if (mail === undefined || mail.codeState === 'replaced') throw new SiteError('Invalid code')
      if (mail.codeState === 'expired') throw new SiteError('Code expired')
      if (mail.codeState === 'used') throw new SiteError('Code already used')
      endCode(mail.id, 'used')
    },
  }
}
