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
    // The attempt for 'Try again' is ready, so the wallet opens inside the tap even if the relay is slow then.
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 3 },
    {
      do: 'fault.add',
      rule: { id: 'slow', target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } },
    },
    click('button', 'Try again'),
    reads('Continue in Quillsafe', ['C-208']),
    { do: 'fault.clear' },
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
