import { click, reads, scenario, the } from '../dsl/builders.ts'
import { openWallet } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectDeclinedOnAPhone = scenario({
  id: 'walletconnect-declined-on-a-phone',
  title: 'On a phone, opening the wallet after a refusal clears the error',
  tags: ['walletconnect', 'mobile', 'error'],
  device: 'android',
  steps: [
    ...openWallet('Quillsafe'),
    { do: 'phone.openLink' },
    { do: 'phone.reject' },
    reads('Connection declined', ['C-211']),
    click('button', 'Open Quillsafe'),
    reads('Continue in Quillsafe', ['C-208']),
    { expect: 'text', text: 'Connection declined', absent: true, covers: ['C-208'] },
    { do: 'phone.openLink' },
    { do: 'phone.reject' },
    reads('Connection declined', ['C-211']),
    { expect: 'element', target: the('button', 'Open Quillsafe'), is: 'absent' },
    click('button', 'Try again'),
    reads('Continue in Quillsafe', ['C-208']),
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
