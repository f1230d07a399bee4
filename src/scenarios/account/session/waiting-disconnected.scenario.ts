import { click, scenario } from '../../dsl/builders.ts'
import { connectWallet, openModal } from '../../dsl/flows/flows.ts'
import { hostButton } from '../../dsl/flows/solanaFlows.ts'

const isHidden = { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' } as const

export const waitingDisconnected = scenario({
  id: 'waiting-disconnected',
  title: 'Disconnecting while a wallet is restored or locked forgets it',
  tags: ['account', 'disconnect', 'reload', 'fault'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'silent-restore' },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connecting...') },
    { do: 'host.disconnect' },
    isHidden,
    { expect: 'stored', key: '@foyer/connector', absent: true },
    { do: 'wallet.misbehave', wallet: 'fox' },
    // It still has its permission, so it does not ask its owner.
    ...openModal,
    click('button', 'Emberfox', { exact: false, within: 'modal' }),
    { expect: 'modal', open: false },
    { do: 'wallet.lock', wallet: 'fox', locked: true },
    isHidden,
    { expect: 'stored', key: '@foyer/connector', contains: 'emberfox' },
    { do: 'host.disconnect' },
    { expect: 'stored', key: '@foyer/connector', absent: true },
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    isHidden,
  ],
})
