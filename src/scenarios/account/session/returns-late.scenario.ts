import { click, scenario, seconds, the } from '../../dsl/builders.ts'
import { hostButton } from '../../dsl/flows/solanaFlows.ts'
import { openSendByHost, recipients, review, sendByWallet, started } from '../../send/sendSteps.ts'

export const returnsLate = scenario({
  id: 'returns-late',
  title: 'A wallet that appears 10 s after a reload comes back by itself, with everything stored',
  tags: ['account', 'buttons', 'reload', 'fault'],
  steps: [
    ...openSendByHost,
    ...review('Ether ETH', 'ETH', '1', recipients[3]),
    ...sendByWallet,
    ...started,
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: { startsAfterMs: 10_000 } },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', 'Connecting...', { within: 'page', nth: 0 }),
      covers: ['C-011'],
    },
    { do: 'run', ms: seconds(5) },
    { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' },
    { expect: 'stored', key: '@foyer/connector', contains: 'emberfox' },
    { expect: 'stored', key: '@foyer/recipients', contains: recipients[3] },
    { do: 'run', ms: seconds(5) },
    { expect: 'element', target: hostButton('0xf3...b92266') },
    { expect: 'stored', key: '@foyer/recipients', contains: recipients[3] },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    { do: 'host.open' },
    click('button', 'Disconnect'),
    { expect: 'stored', key: '@foyer/recipients', absent: true },
  ],
})
