import { click, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'
import { withSocials } from '../dsl/socialFlows.ts'

export const socialPopupBlocked = scenario({
  id: 'social-popup-blocked',
  title: 'The browser blocks the window of a social login; the second try opens it',
  tags: ['social', 'fault'],
  options: withSocials('discord', 'github'),
  faults: [
    { id: 'blocked', target: 'browser.openPopup', when: { nth: 1 }, effect: { kind: 'drop' } },
  ],
  steps: [
    ...openModal,
    click('button', 'GitHub'),
    { expect: 'toast', text: 'Something went wrong', variant: 'error', covers: ['C-333'] },
    sees('Connect'),
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', properties: { provider: 'github' } },
    { expect: 'calls', name: 'frame.getSocialRedirectUri', times: 0 },
    click('button', 'GitHub'),
    sees('ConnectingSocial'),
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
