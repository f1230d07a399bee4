import type { Clock } from '../../port/clock.ts'
import type { Storage } from '../../port/storage.ts'

/** Between two login mails, in ms. */
const length = 30_000

/** The pause after a login mail (C-254, C-350), which outlives the page that asked for the mail (wire 2.8). */
export const mailCoolDown = {
  /** When the last login mail went out, ms since epoch; `undefined` once that is of no matter. */
  readStart({ storage, prefix }: { storage: Storage; prefix: string }): number | undefined {
    const stored = storage.get(`${prefix}LAST_EMAIL_LOGIN_TIME`)
    return stored !== undefined && /^\d{1,15}$/.test(stored) ? Number(stored) : undefined
  },
  /** When the next mail may be asked for, ms since epoch; 0 for now. */
  endsAt(start: number | undefined, clock: Pick<Clock, 'now'>): number {
    // A stamp of the future is one of a clock that was set back: it would lock the visitor out for long.
    return start === undefined || start > clock.now() ? 0 : start + length
  },
}
