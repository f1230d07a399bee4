import { click, scenario, sees } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const receiveProfileName = scenario({
  id: 'receive-profile-name',
  title: 'The chip shows the profile name and copies the address',
  tags: ['receive', 'names', 'clipboard'],
  steps: [
    ...connectWallet('Orbit Pocket', 'orbit'),
    { do: 'host.open', view: 'WalletReceive' },
    sees('WalletReceive'),
    click('button', 'Copy address orbit.pocket.eth'),
    { expect: 'toast', text: 'Address copied', variant: 'success' },
    { expect: 'clipboard', text: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', covers: ['A-065'] },
    { expect: 'qrCode', text: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC', covers: ['A-066'] },
  ],
})
