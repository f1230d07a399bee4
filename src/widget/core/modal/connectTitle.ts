import type { TitleFacts } from './viewRecord.ts'

/** The title of Connect: another one when the e-mail login is the only way in (C-045, C-046, open point 200). */
export function connectTitle({ titles, emailOnly }: TitleFacts): string {
  return emailOnly ? titles.connectEmailWallet : titles.connect
}
