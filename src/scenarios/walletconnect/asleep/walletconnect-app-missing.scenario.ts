import { click, scenario, seconds } from '../../dsl/builders.ts'
import { openWallet } from '../../dsl/flows/walletConnectFlows.ts'

const link = 'quillsafe://wc?uri=wc%3A'
const openAgain = click('button', 'Open Quillsafe')

export const walletconnectAppMissing = scenario({
  id: 'walletconnect-app-missing',
  title: 'A link outside of a tap, without its app, and with it on an iPhone',
  tags: ['walletconnect', 'mobile', 'fault'],
  device: 'iphone',
  world: { phone: { page: { apps: [] } } },
  faults: [
    {
      id: 'slow relay',
      target: 'relay.wc_proposeSession',
      when: { nth: 1 },
      effect: { kind: 'latency', ms: seconds(3) },
    },
  ],
  steps: [
    ...openWallet('Quillsafe'),
    { do: 'run', ms: seconds(3) },
    { expect: 'opened', url: link, starts: true, target: 'self', end: 'refused' },
    openAgain,
    { expect: 'opened', url: link, starts: true, target: 'self', end: 'nothing' },
    { expect: 'inFront', is: 'page', asleep: false },
    { do: 'phone.install', app: 'Quillsafe' },
    openAgain,
    { expect: 'inFront', is: 'Quillsafe', asleep: true },
    { expect: 'opened', url: link, starts: true, end: 'app' },
    { do: 'phone.approve' },
    { do: 'page.visible', visible: true },
    { expect: 'modal', open: false },
  ],
})
