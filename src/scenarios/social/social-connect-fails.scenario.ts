import { scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, readsAsFailed, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialConnectFails = scenario({
  id: 'social-connect-fails',
  title: 'The secure site rejects the result of a social login',
  tags: ['social', 'fault'],
  options: withSocials('x', 'apple'),
  faults: [
    {
      id: 'refused',
      target: 'frame.connectSocial',
      when: { nth: 1 },
      effect: { kind: 'reject', code: 0, message: 'Unknown user' },
    },
  ],
  steps: [
    ...chooseSocial('Apple'),
    { do: 'social.continue' },
    ...readsAsFailed('Apple'),
    { expect: 'popups', count: 0, covers: ['C-204'] },
    sees('ConnectingSocial', ['C-204']),
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'apple' },
      times: 1,
    },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 0 },
  ],
})
