import type { TitleFacts } from './viewRecord.ts'

/**
 * Returns the title of Connect. It names the e-mail login if that is the only way to connect;
 * socials do not count, because they belong to the same connector (C-046, open point 200).
 */
export function connectTitle({ titles, emailOnly }: TitleFacts): string {
  return emailOnly ? titles.connectEmailWallet : titles.connect
}
