import type { TitleFacts } from './viewRecord.ts'

/** The title of Connect: another one where the e-mail login is the only way in (C-045, C-046). */
export function connectTitle({ titles, connectors }: TitleFacts): string {
  const [only, ...others] = connectors.list()
  const emailOnly = only?.type === 'AUTH' && only.email && others.length === 0
  return emailOnly ? titles.connectEmailWallet : titles.connect
}
