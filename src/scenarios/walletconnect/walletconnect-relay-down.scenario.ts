import { click, reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const walletconnectRelayDown = scenario({
  id: 'walletconnect-relay-down',
  title: 'The relay is down: one error with a retry, without code, link or toast',
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
    reads('Preparing the QR code'),
    { do: 'run', ms: seconds(5) },
    reads('This is taking longer than usual.'),
    { expect: 'text', text: 'Scan this QR code with your phone', absent: true },
    { do: 'run', ms: seconds(10) },
    reads("Can't reach WalletConnect"),
    reads('Check your connection, then try again'),
    { expect: 'text', text: 'Connection declined', absent: true },
    { expect: 'noToast' },
    { expect: 'text', text: 'Scan this QR code with your phone', absent: true },
    { expect: 'element', target: the('button', 'Copy link'), is: 'absent' },
    { expect: 'timer', label: 'walletConnect.relay', pending: false },
    { expect: 'analytics', event: 'CONNECT_ERROR', times: 1 },
    { do: 'fault.clear' },
    click('button', 'Try again'),
    { expect: 'element', target: the('img', 'QR code to scan with your phone') },
    reads('Scan this QR code with your phone'),
    { expect: 'text', text: "Can't reach WalletConnect", absent: true },
  ],
})
