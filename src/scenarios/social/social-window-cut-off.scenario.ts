import { reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialWindowCutOff = scenario({
  id: 'social-window-cut-off',
  title: "The provider's second page cuts its window off, and Connect says that it closed",
  tags: ['social', 'security'],
  options: withSocials('google', 'facebook'),
  steps: [
    ...chooseSocial('Facebook'),
    { do: 'run', ms: seconds(4) },
    reads('Connect in the provider window'),
    { do: 'social.cutOff' },
    { expect: 'popups', count: 1 },
    { do: 'run', ms: seconds(1) },
    sees('Connect', ['C-205']),
    reads('The window closed before you finished.'),
    { expect: 'noToast' },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 0 },
  ],
})
