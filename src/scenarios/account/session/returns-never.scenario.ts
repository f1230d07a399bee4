import { click, scenario, seconds } from '../../dsl/builders.ts'
import { connectWallet, openModal } from '../../dsl/flows/flows.ts'
import { hostButton } from '../../dsl/flows/solanaFlows.ts'

export const returnsNever = scenario({
  id: 'returns-never',
  title:
    'A remembered wallet never answers: after 5 s the button works, and another wallet connects',
  tags: ['account', 'buttons', 'reload', 'fault'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'silent' },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connecting...'), covers: ['C-011'] },
    { do: 'run', ms: seconds(5) },
    { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' },
    ...openModal,
    click('button', 'Orbit Pocket', { exact: false, within: 'modal' }),
    { do: 'wallet.approve', wallet: 'orbit', method: 'eth_requestAccounts' },
    { expect: 'modal', open: false },
    { expect: 'stored', key: '@foyer/connector', contains: 'orbit' },
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    { expect: 'element', target: hostButton('0x70...dc79C8'), is: 'absent' },
    { expect: 'stored', key: '@foyer/connector', contains: 'orbit' },
  ],
})
