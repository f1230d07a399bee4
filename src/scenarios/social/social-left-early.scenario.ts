import { click, scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialLeftEarly = scenario({
  id: 'social-left-early',
  title: "Going back closes the provider's window, and another provider works",
  tags: ['social', 'timer'],
  options: withSocials('google', 'x'),
  steps: [
    ...chooseSocial('Google'),
    { do: 'run', ms: seconds(3) },
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'timer', label: 'social.windowCheck', pending: false },
    { do: 'run', ms: seconds(3) },
    { expect: 'noToast' },
    click('button', 'X'),
    sees('ConnectingSocial'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'x' }, times: 1 },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', times: 1 },
  ],
})
