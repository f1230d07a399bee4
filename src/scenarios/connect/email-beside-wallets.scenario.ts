import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const emailBesideWallets = scenario({
  id: 'email-beside-wallets',
  title: 'A phone without a wallet offers e-mail and wallets',
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
