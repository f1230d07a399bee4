import { click, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { logIn, openAccount, openModal } from '../../dsl/flows/flows.ts'
import { isConnected } from './keptSteps.ts'

const email = 'twin@example.com'

export const emailAccountsAfterBackgroundLogin = scenario({
  id: 'email-accounts-after-background-login',
  title:
    'A login that ended while the modal was closed asks for its accounts with the next opening',
  tags: ['email', 'close', 'account', 'fault'],
  world: {
    people: [
      {
        email,
        accountIndexes: [8, 9],
        deviceKnown: true,
        smartAccountDeployed: true,
        preferredAccountType: 'eoa',
      },
    ],
  },
  faults: [
    {
      id: 'slow-check',
      target: 'frame.connectOtp',
      when: { always: true },
      effect: { kind: 'late', ms: 3500 },
    },
  ],
  steps: [
    ...logIn(email),
    { do: 'press', key: 'Escape' },
    { do: 'run', ms: 3500 },
    isConnected,
    { expect: 'modal', open: false },
    { do: 'host.open' },
    sees('SelectAddresses'),
    click('button', 'Continue'),
    { expect: 'modal', open: false },
    ...openAccount,
    { do: 'press', key: 'Escape' },
    { do: 'host.disconnect' },
    { do: 'run', ms: seconds(30) },
    ...logIn(email),
    { do: 'press', key: 'Escape' },
    { do: 'run', ms: 3500 },
    isConnected,
    { do: 'reload' },
    { expect: 'element', target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }) },
    ...openModal,
    sees('Connect'),
  ],
})
