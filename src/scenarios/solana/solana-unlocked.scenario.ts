import { scenario } from '../dsl/builders.ts'
import { bothNamespaces, connectSolana, hostButton } from '../dsl/flows/solanaFlows.ts'

const isHidden = { expect: 'element', target: hostButton('Connect Wallet'), is: 'enabled' } as const
const isShown = { expect: 'element', target: hostButton('AKnL...HaRSZ9') } as const

export const solanaUnlocked = scenario({
  id: 'solana-unlocked',
  title: 'A locked Solana wallet comes back when it is unlocked, and a late one when it registers',
  tags: ['solana', 'account', 'reload', 'fault'],
  options: bothNamespaces,
  steps: [
    ...connectSolana,
    { do: 'wallet.misbehave', wallet: 'sol', behaviour: 'locks-on-load' },
    { do: 'reload' },
    isHidden,
    { expect: 'stored', key: '@foyer/connector/solana', contains: 'Sol Harbor' },
    { do: 'wallet.lock', wallet: 'sol', locked: false },
    isShown,
    { do: 'wallet.lock', wallet: 'sol', locked: true },
    isHidden,
    { do: 'wallet.lock', wallet: 'sol', locked: false },
    isShown,
    { do: 'wallet.misbehave', wallet: 'sol', behaviour: 'late' },
    { do: 'reload' },
    { expect: 'element', target: hostButton('Connecting...') },
    { do: 'run', ms: 2_000 },
    isShown,
    { expect: 'walletWaiting', wallet: 'sol', count: 0 },
  ],
})
