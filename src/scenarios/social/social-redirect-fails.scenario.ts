import { click, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { chooseSocial, readsAsFailed, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialRedirectFails = scenario({
  id: 'social-redirect-fails',
  title: "The provider's address fails to load, and the second try logs in",
  tags: ['social', 'fault', 'mobile'],
  device: 'android',
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
    sees('ConnectingSocial'),
    ...readsAsFailed('Google'),
    { expect: 'popups', count: 0, covers: ['C-204'] },
    { expect: 'text', text: 'Provider is down', absent: true },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 1 },
    { do: 'run', ms: seconds(5) },
    sees('ConnectingSocial'),
    ...readsAsFailed('Google'),
    click('button', 'Try again'),
    reads('Connect in the provider window', ['C-104']),
    { expect: 'popups', count: 1 },
    { do: 'social.continue' },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_STARTED', times: 2 },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', times: 1 },
  ],
})
