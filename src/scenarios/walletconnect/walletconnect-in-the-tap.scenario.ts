import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletconnectInTheTap = scenario({
  id: 'walletconnect-in-the-tap',
  title:
    'On an iPhone the pairing is ready before the tap, which opens the wallet without the relay',
  tags: ['walletconnect', 'mobile', 'happy'],
  device: 'iphone',
  steps: [
    ...openModal,
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 1 },
    {
      do: 'fault.add',
      rule: { id: 'silent', target: 'relay.*', when: { always: true }, effect: { kind: 'hang' } },
    },
    click('button', 'All Wallets', { exact: false }),
    sees('AllWallets'),
    click('button', 'Quillsafe'),
    {
      expect: 'opened',
      url: 'quillsafe://wc?uri=wc%3A',
      starts: true,
      target: 'self',
      covers: ['C-213', 'C-214'],
    },
    reads('Continue in Quillsafe'),
    { do: 'fault.clear' },
    { do: 'phone.openLink' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 1 },
  ],
})
