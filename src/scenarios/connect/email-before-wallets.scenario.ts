import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const emailBeforeWallets = scenario({
  id: 'email-before-wallets',
  title: 'With the wallets behind a button, the title is Connect',
  tags: ['connect', 'email', 'wallets', 'mobile'],
  device: 'android',
  world: { wallets: [] },
  options: { auth: { showWallets: false }, without: ['walletConnect', 'directory'] },
  steps: [
    ...openModal,
    { expect: 'element', target: the('button', 'Continue with a wallet') },
    { expect: 'title', is: 'Connect', covers: ['C-045', 'C-046'] },
  ],
})
