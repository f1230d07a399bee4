import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { code, openCode } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectLinkAfterDecline = scenario({
  id: 'walletconnect-link-after-decline',
  title: 'After the last decline, the copied link is that of another attempt, and it connects',
  tags: ['walletconnect', 'clipboard', 'error'],
  steps: [
    ...openCode,
    { do: 'phone.scan' },
    { do: 'phone.reject' },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 2 },
    { do: 'phone.scan' },
    { do: 'phone.reject' },
    reads('Connection declined'),
    { expect: 'element', target: the('button', 'Try again') },
    { expect: 'element', target: the('button', 'Copy link'), is: 'enabled', covers: ['C-099'] },
    click('button', 'Copy link'),
    { expect: 'toast', text: 'Link copied', variant: 'success' },
    { expect: 'element', target: code },
    { expect: 'calls', name: 'relay.wc_proposeSession', times: 3 },
    { do: 'phone.paste' },
    { do: 'phone.approve' },
    { expect: 'modal', open: false },
  ],
})
