import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const emailOnly = scenario({
  id: 'email-only',
  title: 'E-mail is the only way to connect: no WalletConnect, no wallets',
  tags: ['connect', 'email', 'mobile'],
  device: 'android',
  world: { wallets: [] },
  options: { auth: { socials: ['google', 'x'] }, without: ['walletConnect', 'directory'] },
  steps: [
    ...openModal,
    { expect: 'title', is: 'Connect Email Wallet', covers: ['C-046'] },
    { expect: 'element', target: the('textbox', 'Email') },
    { expect: 'element', target: the('button', 'Google') },
    { expect: 'element', target: the('listitem', undefined, { within: 'modal' }), is: 'absent' },
    { expect: 'text', text: 'No Wallet found', absent: true },
    reads('By connecting your wallet, you agree to our'),
  ],
})
