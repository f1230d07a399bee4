import { click, scenario, sees } from '../dsl/builders.ts'
import { chooseSocial, readsAsFailed, withSocials } from '../dsl/flows/socialFlows.ts'

export const socialRefused = scenario({
  id: 'social-refused',
  title: 'The provider rejects the login, and the next one works',
  tags: ['social', 'fault'],
  options: withSocials('google', 'discord'),
  steps: [
    ...chooseSocial('Discord'),
    { do: 'social.refuse' },
    ...readsAsFailed('Discord'),
    { expect: 'popups', count: 0, covers: ['C-204'] },
    sees('ConnectingSocial'),
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_ERROR',
      properties: { provider: 'discord' },
      times: 1,
      covers: ['C-321'],
    },
    click('button', 'Back'),
    sees('Connect'),
    click('button', 'Discord'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
