import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { connectWallet, openAccount } from '../dsl/flows/flows.ts'

export const overlays = scenario({
  id: 'overlays',
  title: 'Toasts and tooltips lie above the modal, and a toast closes with its view',
  tags: ['shell'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    ...openAccount,
    reads('0xf3...2266'),
    { do: 'hover', target: the('button', 'Copy address') },
    { expect: 'element', target: the('tooltip'), covers: ['C-164'] },
    click('button', 'Copy address'),
    { expect: 'toast', text: 'Address copied', covers: ['C-164'] },
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    { expect: 'noToast', covers: ['C-038'] },
    click('button', 'Back'),
    click('button', 'Copy address'),
    { expect: 'toast', text: 'Address copied' },
    { do: 'run', ms: 2499 },
    { expect: 'toast', text: 'Address copied', covers: ['C-356'] },
    { do: 'run', ms: 1 },
    { expect: 'noToast', covers: ['C-356'] },
  ],
})
