import { scenario, seconds } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { hostButton } from '../dsl/flows/solanaFlows.ts'

export const emailReloadSilent = scenario({
  id: 'email-reload-silent',
  title: 'The secure site does not answer after a reload: the login is kept for the next one',
  tags: ['email', 'account', 'reload', 'fault'],
  faults: [
    { id: 'silent', target: 'frame.isConnected', when: { nth: 1 }, effect: { kind: 'hang' } },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connecting...') },
    { do: 'run', ms: seconds(5) },
    { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' },
    { expect: 'stored', key: '@foyer/connector', contains: 'foyerAuth' },
    { expect: 'stored', key: '@foyer/frame/EMAIL_LOGIN_USED_KEY', contains: 'true' },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connect Wallet'), is: 'absent' },
    { do: 'host.open' },
    { expect: 'view', is: 'Account' },
  ],
})
