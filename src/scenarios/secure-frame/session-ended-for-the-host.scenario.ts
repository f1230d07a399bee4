import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'
import { accountButton } from './accountButton.ts'

export const sessionEndedForTheHost = scenario({
  id: 'session-ended-for-the-host',
  title: "The app's request finds that the secure site has ended the login, and Connect opens",
  tags: ['secure-frame', 'email', 'error'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'world.patch', patch: { secureSession: null } },
    click('button', 'Pay 0.1 ETH', { within: 'page' }),
    sees('Connect'),
    reads("You've been signed out"),
    { expect: 'calls', name: 'frame.eth_sendTransaction', times: 0 },
    { do: 'type', target: { role: 'textbox', name: 'Email' }, text: 'ada@example.com' },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    accountButton('0x97...3a0aa9'),
  ],
})
