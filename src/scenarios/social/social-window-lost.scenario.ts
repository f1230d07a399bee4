import { reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialWindowLost = scenario({
  id: 'social-window-lost',
  title: "The page loses the provider's window when the provider loads",
  tags: ['social', 'security'],
  options: withSocials('facebook'),
  steps: [
    ...chooseSocial('Continue with Facebook'),
    { do: 'social.close' },
    { do: 'run', ms: seconds(1) },
    sees('Connect', ['C-205']),
    reads('The window closed before you finished.'),
    { expect: 'toast', text: 'Something went wrong', variant: 'error', covers: ['C-333'] },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', properties: { provider: 'facebook' } },
  ],
})
