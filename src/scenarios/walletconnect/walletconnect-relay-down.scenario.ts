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
    { do: 'run', ms: seconds(15) },
    reads('Connection declined'),
    { expect: 'timer', label: 'walletConnect.relay', pending: true },
    { do: 'run', ms: seconds(15) },
    { expect: 'element', target: the('button', 'Try again') },
    { expect: 'analytics', event: 'CONNECT_ERROR', times: 2 },
  ],
})
