import { loginNews } from '../../../real/frame/tabs/loginNews.ts'
import type { AccountType } from '../../../port/connectors.ts'
import type { OtherTabs } from '../../browser/otherTabs.ts'
import type { World } from '../../world/worldTypes.ts'
import { createSiteAccounts } from './siteAccounts.ts'

/** A visitor in another tab of the site, with the login of the same secure site. */
export interface OtherTabActor {
  /** Logs in as another person. An older version of the widget tells the other tabs nothing. */
  logIn(email: string, options?: { readonly isOlder?: boolean }): void
  /** Switches the account type of the logged-in person. */
  setAccountType(type: AccountType): void
}

/** The other tab of one page. */
export function createOtherTab({ world, tabs }: { world: World; tabs: OtherTabs }): OtherTabActor {
  const accounts = createSiteAccounts(world)
  const tell = () => tabs.post(loginNews.channel, loginNews.message)
  return {
    logIn(email, { isOlder = false } = {}) {
      const person = accounts.personFor(email)
      accounts.logIn(person.email, world.get().secureSession?.chainId ?? 'eip155:1')
      if (!isOlder) tell()
    },
    setAccountType(preferredAccountType) {
      accounts.change(accounts.current().person.email, { preferredAccountType })
      tell()
    },
  }
}
