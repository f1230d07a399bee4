import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'

export const emailOnly = scenario({
  id: 'email-only',
  title: 'The e-mail login is the only way to connect',
  tags: ['connect', 'email'],
  world: { wallets: [] },
  options: { allWallets: 'HIDE' },
  steps: [
    ...openModal,
    { expect: 'title', is: 'Connect Email Wallet', covers: ['C-046'] },
    { expect: 'element', target: the('textbox', 'Email') },
    reads('By connecting your wallet, you agree to our'),
  ],
})
