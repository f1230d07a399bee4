import { minutes, scenario } from '../dsl/builders.ts'
import { openWallet } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectAsleep = scenario({
  id: 'walletconnect-asleep',
  title: 'On an iPhone, an approval that the page missed while it slept connects at the return',
  tags: ['walletconnect', 'mobile', 'timer'],
  device: 'iphone',
  steps: [
    ...openWallet('Quillsafe'),
    { expect: 'opened', url: 'quillsafe://wc?uri=wc%3A', starts: true, target: 'self' },
    { do: 'phone.openLink' },
    { do: 'page.visible', visible: false },
    {
      do: 'fault.add',
      rule: {
        id: 'asleep',
        target: 'relay.irn_subscription',
        when: { always: true },
        effect: { kind: 'hang' },
      },
    },
    { do: 'phone.approve' },
    // Longer than a pairing lasts.
    { do: 'run', ms: minutes(4) },
    { do: 'fault.clear' },
    { expect: 'modal', open: true },
    { do: 'page.visible', visible: true },
    { expect: 'modal', open: false },
    { expect: 'phone', sessions: 1 },
  ],
})
