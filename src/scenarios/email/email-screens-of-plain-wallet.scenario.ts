import { scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const emailScreensOfPlainWallet = scenario({
  id: 'email-screens-of-plain-wallet',
  title: 'A host opens the e-mail screens for a browser wallet, and the account is shown',
  tags: ['email', 'account', 'error'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'UpdateEmailWallet' },
    sees('Account', ['C-278']),
    {
      do: 'host.open',
      view: 'UpdateEmailPrimaryOtp',
      params: { email: 'ada@example.com', newEmail: 'mallory@example.com' },
    },
    sees('Account', ['C-278']),
    {
      do: 'host.open',
      view: 'UpdateEmailSecondaryOtp',
      params: { email: 'mallory@example.com' },
    },
    sees('Account', ['C-278']),
    { do: 'host.open', view: 'UpgradeEmailWallet' },
    sees('Account'),
    { do: 'host.open', view: 'UpgradeToSmartAccount' },
    sees('Account'),
    { expect: 'calls', name: 'frame.updateEmail', times: 0 },
  ],
})
