import { reads, scenario, seconds } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialXRetrieving = scenario({
  id: 'social-x-retrieving',
  title: 'Log in with X while the user data load slowly',
  tags: ['social', 'timer', 'fault'],
  options: withSocials('google', 'x'),
  faults: [
    {
      id: 'slow',
      target: 'frame.connectSocial',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: 5000 },
    },
  ],
  steps: [
    ...chooseSocial('X'),
    reads('Log in with X', ['C-104']),
    reads('Connect in the provider window'),
    { do: 'social.continue' },
    reads('Retrieving user data', ['C-203']),
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', times: 0 },
    { do: 'run', ms: seconds(5) },
    { expect: 'modal', open: false },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', properties: { provider: 'x' }, times: 1 },
  ],
})
