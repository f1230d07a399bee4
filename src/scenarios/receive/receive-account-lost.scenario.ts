import { click, reads, scenario, seconds, sees, the, type } from '../dsl/builders.ts'
import { openAccount } from '../dsl/flows/flows.ts'
import { chooseReceive, openReceive } from './receiveSteps.ts'

export const receiveAccountLost = scenario({
  id: 'receive-account-lost',
  title: 'The session ends in another tab, and Receive says that the account is gone',
  tags: ['receive', 'events', 'error'],
  steps: [
    ...openReceive,
    reads('0x97...0aa9'),
    { do: 'otherTab.disconnect' },
    { expect: 'toast', text: 'Account not found', variant: 'error', covers: ['A-069', 'C-332'] },
    { expect: 'element', target: the('img', 'QR code of your address'), is: 'absent' },
    click('button', 'Connect Wallet', { within: 'modal' }),
    sees('Connect'),
    // A repeated login has to wait for 30 s.
    { do: 'run', ms: seconds(30) },
    type('textbox', 'Email', 'ada@example.com'),
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    ...openAccount,
    ...chooseReceive,
    click('button', 'Only receive assets on', { exact: false }),
    sees('WalletCompatibleNetworks'),
    { do: 'otherTab.disconnect' },
    { expect: 'modal', open: false },
  ],
})
