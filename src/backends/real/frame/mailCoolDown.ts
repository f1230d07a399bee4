import type { Clock } from '../../port/clock.ts'
import type { Storage } from '../../port/storage.ts'

/** The pause between two login mails, in ms. The simulated site has its own in `siteLogin.ts`. */
const coolDownMs = 30_000

/**
 * The cool-down after a login mail, which is stored so that a reload does not end it (C-254, wire
 * 2.8).
 */
export const mailCoolDown = {
  /**
   * Returns when the last login mail was sent, in ms since epoch; `undefined` when none is stored.
   */
  readStart({ storage, prefix }: { storage: Storage; prefix: string }): number | undefined {
    const stored = storage.get(`${prefix}LAST_EMAIL_LOGIN_TIME`)
    return stored !== undefined && /^\d{1,15}$/.test(stored) ? Number(stored) : undefined
  },
  /** Returns when the next mail may be requested, in ms since epoch; 0 for now. */
  endsAt(start: number | undefined, clock: Pick<Clock, 'now'>): number {
    // A future timestamp means that the clock was set back; it would lock the visitor out for long.
    return start === undefined || start > clock.now() ? 0 : start + coolDownMs
  },
}
