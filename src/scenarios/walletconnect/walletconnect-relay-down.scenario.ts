import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

export const walletconnectRelayDown = scenario({
  id: 'walletconnect-relay-down',
  title: 'The relay is not there: the attempt ends, is made once more, and can be made again',
  tags: ['walletconnect', 'fault'],
  faults: [
    { id: 'down', target: 'relay.connect', when: { always: true }, effect: { kind: 'drop' } },
  ],
  steps: [
    ...openModal,
    click('button', 'WalletConnect', { exact: false }),
    sees('ConnectingWalletConnect'),
    { expect: 'timer', label: 'walletConnect.relay', pending: true },
    // The client, too, gives an attempt up by the clock.
    { expect: 'timer', label: 'page.timeout', pending: true },
    { do: 'run', ms: seconds(15) },
    reads('WalletConnect could not be reached'),
    reads('Check your internet connection and try again'),
    { expect: 'text', text: 'Connection declined', absent: true },
    { expect: 'timer', label: 'walletConnect.relay', pending: true },
    { do: 'run', ms: seconds(15) },
    { expect: 'element', target: the('button', 'Try again') },
    reads('WalletConnect could not be reached'),
    { expect: 'analytics', event: 'CONNECT_ERROR', times: 2 },
  ],
})
