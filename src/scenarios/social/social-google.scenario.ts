import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { chooseSocial, withSocials } from '../dsl/flows/socialFlows.ts'
import { openAccount } from '../dsl/flows/flows.ts'

export const socialGoogle = scenario({
  id: 'social-google',
  title: 'Log in with Google in its own window',
  tags: ['social', 'connect', 'happy'],
  options: withSocials('google'),
  steps: [
    ...chooseSocial('Continue with Google'),
    sees('ConnectingSocial', ['C-200']),
    { expect: 'title', is: 'Google' },
    {
      expect: 'calls',
      name: 'browser.openPopup',
      times: 1,
      arguments: { features: 'width=600,height=800,scrollbars=yes' },
      covers: ['C-201'],
    },
    { expect: 'popups', count: 1, covers: ['C-201'] },
    reads('Log in with Google', ['C-104']),
    reads('Connect in the provider window', ['C-104', 'C-202']),
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_STARTED',
      properties: { provider: 'google' },
      times: 1,
      covers: ['C-321'],
    },
    {
      expect: 'calls',
      name: 'frame.getSocialRedirectUri',
      arguments: { provider: 'google' },
      times: 1,
      covers: ['C-288'],
    },
    { do: 'social.continue' },
    { expect: 'modal', open: false, covers: ['C-218'] },
    { expect: 'calls', name: 'frame.connectSocial', times: 1, covers: ['C-289'] },
    {
      expect: 'analytics',
      event: 'SOCIAL_LOGIN_SUCCESS',
      properties: { provider: 'google' },
      times: 1,
      covers: ['C-321'],
    },
    {
      expect: 'analytics',
      event: 'CONNECT_SUCCESS',
      properties: { method: 'social' },
      times: 1,
      covers: ['C-002'],
    },
    { expect: 'timer', label: 'social.windowCheck', pending: false },
    ...openAccount,
    { expect: 'element', target: the('tab', 'Tokens'), covers: ['A-006'] },
  ],
})
