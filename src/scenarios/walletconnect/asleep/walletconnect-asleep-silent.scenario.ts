import { minutes, scenario } from '../../dsl/builders.ts'
import { openWallet } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectAsleepSilent = scenario({
  id: 'walletconnect-asleep-silent',
  title: 'Back on an iPhone, a connection to the relay that died unnoticed is renewed',
  tags: ['walletconnect', 'mobile', 'timer'],
  device: 'iphone',
  world: { phone: { page: { sockets: 'silent', returnsBy: 'pageshow' } } },
  steps: [
    ...openWallet('Quillsafe'),
    { do: 'phone.openLink' },
    { do: 'page.visible', visible: false, app: 'Quillsafe' },
    // Longer than a pairing lasts.
    { do: 'run', ms: minutes(4) },
    { do: 'phone.approve' },
    { do: 'page.visible', visible: true },
    { expect: 'modal', open: false },
  ],
})
