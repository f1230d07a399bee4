import type { SocialProvider } from '../../backends/port/connectors.ts'
import { click, sees } from './builders.ts'
import { openModal } from './flows.ts'
import type { Step } from './step.ts'

/** The host's setting for these logins. */
export const withSocials = (...socials: readonly SocialProvider[]) => ({ auth: { socials } })

/** Chooses a login by the name on its button and comes to the screen beside its window. */
export function chooseSocial(button: string): readonly Step[] {
  return [...openModal, click('button', button), sees('ConnectingSocial')]
}
