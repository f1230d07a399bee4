import { scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, readsAsError, withSocials } from '../dsl/socialFlows.ts'

export const socialRedirectFails = scenario({
  id: 'social-redirect-fails',
  title: "The address of the provider's page cannot be had",
  tags: ['social', 'fault'],
  options: withSocials('google'),
  faults: [
    {
      id: 'no-address',
      target: 'frame.getSocialRedirectUri',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 0, message: 'Provider is down' },
    },
  ],
  steps: [
    ...chooseSocial('Continue with Google'),
    { expect: 'toast', text: 'Something went wrong', variant: 'error', covers: ['C-333'] },
    sees('ConnectingSocial'),
    readsAsError('Something went wrong', ['C-204']),
    { expect: 'popups', count: 0, covers: ['C-204'] },
    { expect: 'text', text: 'Provider is down', absent: true },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 1 },
    { do: 'run', ms: seconds(5) },
    sees('ConnectingSocial'),
  ],
})
