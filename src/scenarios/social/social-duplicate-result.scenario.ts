import { scenario } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialDuplicateResult = scenario({
  id: 'social-duplicate-result',
  title: 'A result that is posted twice counts once',
  tags: ['social', 'fault', 'security'],
  options: withSocials('google'),
  faults: [
    { id: 'twice', target: 'social.result', when: { nth: 1 }, effect: { kind: 'duplicate' } },
  ],
  steps: [
    ...chooseSocial('Continue with Google'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'frame.connectSocial', times: 1, covers: ['C-289'] },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_SUCCESS', times: 1 },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 0 },
  ],
})
