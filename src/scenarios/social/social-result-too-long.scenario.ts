import { click, scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, readsAsFailed, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialResultTooLong = scenario({
  id: 'social-result-too-long',
  title: 'A social login with a result that is too long shows an error and a retry',
  tags: ['social', 'fault', 'security', 'mobile'],
  device: 'android',
  options: withSocials('github'),
  faults: [
    {
      id: 'long',
      target: 'social.result',
      when: { nth: 1 },
      effect: { kind: 'malformed', body: JSON.stringify({ resultUri: 'a'.repeat(4097) }) },
    },
  ],
  steps: [
    ...chooseSocial('Continue with GitHub'),
    { do: 'social.continue' },
    sees('ConnectingSocial'),
    ...readsAsFailed('GitHub'),
    { expect: 'popups', count: 0, covers: ['C-204'] },
    { expect: 'calls', name: 'frame.connectSocial', times: 0, covers: ['C-289'] },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', times: 1 },
    click('button', 'Try again'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
