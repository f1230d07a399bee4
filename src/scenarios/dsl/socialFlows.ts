import type { SocialProvider } from '../../backends/port/connectors.ts'
import { click, sees, the } from './builders.ts'
import type { Expectation } from './expectation.ts'
import { openModal } from './flows.ts'
import type { Step } from './step.ts'

/** The host's setting for these logins. */
export const withSocials = (...socials: readonly SocialProvider[]) => ({ auth: { socials } })

/** Chooses a login by the name on its button and comes to the screen beside its window. */
export function chooseSocial(button: string): readonly Step[] {
  return [...openModal, click('button', button), sees('ConnectingSocial')]
}

/** A heading of the screen in the colour of errors, as the light theme has it. */
export function readsAsError(name: string, covers: readonly string[]): Expectation {
  return {
    expect: 'style',
    target: the('heading', name, { within: 'modal' }),
    property: 'color',
    is: 'rgb(179, 38, 30)',
    covers,
  }
}
