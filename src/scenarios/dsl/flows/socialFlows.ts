import type { SocialProvider } from '../../../backends/port/connectors.ts'
import { click, reads, sees, the } from '../builders.ts'
import { openModal } from './flows.ts'
import type { Step } from '../step.ts'

/** Returns the options of a host's page that offers these social logins. */
export const withSocials = (...socials: readonly SocialProvider[]) => ({ auth: { socials } })

/** Clicks a login by the name on its button and waits for the view beside its window. */
export function chooseSocial(button: string): readonly Step[] {
  return [...openModal, click('button', button), sees('ConnectingSocial')]
}

/** A failed login keeps its heading and shows the failure once, in the error colour of the light theme. */
export function readsAsFailed(provider: string): readonly Step[] {
  return [
    { expect: 'element', target: the('heading', `Log in with ${provider}`), covers: ['C-104'] },
    reads('Something went wrong', ['C-104', 'C-204']),
    {
      expect: 'style',
      target: the('paragraph', undefined, { within: 'modal' }),
      property: 'color',
      is: 'rgb(179, 38, 30)',
      covers: ['C-204'],
    },
    { expect: 'noToast' },
    { expect: 'element', target: the('button', 'Try again'), is: 'enabled' },
  ]
}
