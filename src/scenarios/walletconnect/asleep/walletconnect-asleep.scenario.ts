import { click, reads, scenario, seconds, the } from '../../dsl/builders.ts'
import { openWallet } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectAsleep = scenario({
  id: 'walletconnect-asleep',
  title: 'The wallet answers while an iPhone has put the page to sleep, twice',
  tags: ['walletconnect', 'mobile', 'timer'],
  device: 'iphone',
  world: { phone: { page: {} } },
  steps: [
    ...openWallet('Quillsafe'),
    { do: 'phone.openLink' },
    { do: 'page.visible', visible: false, app: 'Quillsafe' },
    { expect: 'inFront', is: 'Quillsafe', asleep: true },
    { do: 'run', ms: seconds(40) },
    // The page's own timers stand still.
    { expect: 'timer', label: 'wallets.buffering', pending: false },
    { do: 'phone.approve' },
    { expect: 'phone', sessions: 1, waiting: 0 },
    { expect: 'modal', open: true },
    { do: 'page.visible', visible: true },
    { expect: 'inFront', is: 'page', asleep: false },
    { expect: 'modal', open: false },
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'phone', waiting: 1 },
    { do: 'page.visible', visible: false, app: 'Quillsafe' },
    { do: 'run', ms: seconds(40) },
    { do: 'phone.approve' },
    { expect: 'text', text: 'Signature: done', absent: true },
    { do: 'page.visible', visible: true },
    reads('Signature: done'),
    // The browser discards the page, and the wallet opens it in a new tab.
    { do: 'page.visible', visible: false, app: 'Quillsafe' },
    { do: 'reload', newTab: true },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
  ],
})
