import { scenario, sees } from '../../dsl/builders.ts'
import { connectWallet, openAccount } from '../../dsl/flows/flows.ts'
import { hostButton } from '../../dsl/flows/solanaFlows.ts'

const isHidden = { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' } as const
const isShown = { expect: 'element', target: hostButton('0xf3...b92266') } as const
const isRemembered = { expect: 'stored', key: '@foyer/connector', contains: 'emberfox' } as const

export const returnsUnlocked = scenario({
  id: 'returns-unlocked',
  title:
    'A locked wallet comes back when it is unlocked, after a reload and while the page is open',
  tags: ['account', 'buttons', 'reload', 'events'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'locks-on-load' },
    { do: 'reload' },
    isHidden,
    isRemembered,
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    isShown,
    ...openAccount,
    { do: 'wallet.lock', wallet: 'fox', locked: true },
    { expect: 'modal', open: false, covers: ['C-236'] },
    isHidden,
    isRemembered,
    { do: 'reload' },
    isHidden,
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    isShown,
    { do: 'wallet.lock', wallet: 'fox', locked: true },
    { do: 'wallet.setAccounts', wallet: 'fox', accountIndexes: [1] },
    { do: 'wallet.lock', wallet: 'fox', locked: false },
    { expect: 'element', target: hostButton('0x70...dc79C8') },
    { expect: 'walletWaiting', wallet: 'fox', count: 0 },
    ...openAccount,
    sees('Account'),
  ],
})
