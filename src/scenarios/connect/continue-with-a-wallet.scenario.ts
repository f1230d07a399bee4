import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const continueWithAWallet = scenario({
  id: 'continue-with-a-wallet',
  title: 'A button opens the wallets when the host puts the login first',
  tags: ['connect', 'wallets'],
  options: { auth: { showWallets: false } },
  steps: [
    ...openModal,
    { expect: 'element', target: the('textbox', 'Email') },
    { expect: 'text', text: 'Emberfox', absent: true, covers: ['C-080'] },
    click('button', 'Continue with a wallet'),
    sees('ConnectWallets', ['C-080']),
    { expect: 'title', is: 'Connect wallet', covers: ['C-064'] },
    reads('By connecting your wallet, you agree to our'),
    click('button', 'Emberfox', { exact: false }),
    { do: 'wallet.approve', wallet: 'fox' },
    { expect: 'modal', open: false },
  ],
})
