import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const emailBesideWallets = scenario({
  id: 'email-beside-wallets',
  title: 'Connect on a phone without a wallet: e-mail is one way, wallets are others',
  tags: ['connect', 'email', 'wallets', 'mobile'],
  device: 'android',
  world: { wallets: [] },
  steps: [
    ...openModal,
    { expect: 'title', is: 'Connect', covers: ['C-045', 'C-046'] },
    { expect: 'element', target: the('textbox', 'Email') },
    { expect: 'element', target: the('button', 'Emberfox') },
    { expect: 'element', target: the('button', 'All Wallets 640+') },
    click('button', 'All Wallets 640+'),
    sees('AllWallets'),
    click('button', 'Back'),
    { expect: 'title', is: 'Connect', covers: ['C-046'] },
    click('button', 'Close'),
    { do: 'host.setLocale', locale: 'de' },
    { do: 'host.open' },
    { expect: 'title', is: 'Verbinden', covers: ['C-046'] },
  ],
})
