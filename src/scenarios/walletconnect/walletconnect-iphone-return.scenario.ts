import { reads, scenario, seconds, the } from '../dsl/builders.ts'
import { openWallet } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectIphoneReturn = scenario({
  id: 'walletconnect-iphone-return',
  title: 'Back on an iPhone, the modal waits 5 s before it shows an error',
  tags: ['walletconnect', 'mobile', 'timer'],
  device: 'iphone',
  steps: [
    ...openWallet('Quillsafe'),
    { expect: 'opened', url: 'quillsafe://wc?uri=wc%3A', starts: true, target: 'self' },
    reads('Continue in Quillsafe'),
    { do: 'phone.openLink' },
    { do: 'page.visible', visible: false },
    { do: 'page.visible', visible: true },
    { expect: 'text', text: 'Connecting...', within: 'modal', covers: ['C-215'] },
    {
      expect: 'timer',
      label: 'wallets.buffering',
      pending: true,
      inMs: seconds(5),
      covers: ['C-215'],
    },
    { expect: 'element', target: the('button', 'Close'), is: 'disabled', covers: ['C-075'] },
    { do: 'phone.reject' },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2 },
    { expect: 'text', text: 'Connection declined', absent: true },
    { do: 'run', ms: seconds(5) },
    reads('Connection declined'),
    { expect: 'element', target: the('button', 'Close'), is: 'enabled' },
  ],
})
