import { click, minutes, reads, scenario, seconds, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { withSocials } from '../dsl/flows/socialFlows.ts'

export const socialPopupBlocked = scenario({
  id: 'social-popup-blocked',
  title: 'The browser blocks the window of a social login, and the second try opens it',
  tags: ['social', 'fault', 'mobile'],
  device: 'android',
  options: withSocials('discord', 'github'),
  faults: [
    { id: 'blocked', target: 'browser.openPopup', when: { nth: 1 }, effect: { kind: 'drop' } },
  ],
  steps: [
    ...openModal,
    click('button', 'GitHub'),
    sees('ConnectingSocial'),
    reads('Your browser blocked the GitHub window. Allow pop-ups for this site, then try again.'),
    { expect: 'noToast' },
    { expect: 'analytics', event: 'SOCIAL_LOGIN_ERROR', properties: { provider: 'github' } },
    { expect: 'calls', name: 'frame.getSocialRedirectUri', times: 0 },
    { do: 'run', ms: minutes(1) },
    reads('Your browser blocked the GitHub window.'),
    click('button', 'Try again'),
    reads('Connect in the provider window'),
    { do: 'run', ms: seconds(8) },
    reads("Can't see the window?"),
    click('button', 'Show it'),
    { expect: 'popups', count: 1 },
    { do: 'social.continue' },
    { expect: 'modal', open: false },
  ],
})
