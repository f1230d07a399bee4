import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { logIn, openAccount, withoutWalletFeatures } from '../dsl/flows/flows.ts'

export const upgradeEmailWallet = scenario({
  id: 'upgrade-email-wallet',
  title: 'An e-mail login is offered its own wallet on the secure site',
  tags: ['email', 'account'],
  options: withoutWalletFeatures,
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    reads('Transition to a self-custodial wallet', ['C-132']),
    click('button', 'Upgrade your wallet', { exact: false }),
    { expect: 'analytics', event: 'EMAIL_UPGRADE_FROM_MODAL', times: 1, covers: ['C-320'] },
    sees('UpgradeEmailWallet'),
    { expect: 'title', is: 'Upgrade your Wallet', covers: ['C-057'] },
    reads('Follow the instructions on the secure site', ['C-156']),
    reads('You will have to reconnect for security reasons', ['C-157']),
    { expect: 'element', target: the('link', 'Open the secure site'), covers: ['C-156'] },
    click('button', 'Back'),
    sees('Account'),
  ],
})
