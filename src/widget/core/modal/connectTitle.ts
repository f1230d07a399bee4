import type { TitleFacts } from './viewRecord.ts'

/** The title of Connect. It differs if the e-mail login is the only way to connect (C-046, open point 200). */
export function connectTitle({ titles, emailOnly }: TitleFacts): string {
  return emailOnly ? titles.connectEmailWallet : titles.connect
}
