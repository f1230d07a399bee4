import { click, scenario, sees, type } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows.ts'

export const namesRegistrationFailsTranslated = scenario({
  id: 'names-registration-fails-translated',
  title: "In German the wallet's own words about a declined registration stay, ours are translated",
  tags: ['names', 'error', 'toast', 'fault', 'languages', 'mobile'],
  device: 'android',
  faults: [
    {
      id: 'refused',
      target: 'names.register',
      when: { nth: 1 },
      effect: { kind: 'status', status: 401 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.setLocale', locale: 'de' },
    { do: 'host.open', view: 'RegisterAccountName' },
    type('textbox', 'Kontoname', 'quayside'),
    { do: 'run', ms: 500 },
    click('button', 'Namen registrieren'),
    { do: 'wallet.reject', wallet: 'fox', message: 'Not today' },
    { expect: 'toast', text: 'Not today', variant: 'error', covers: ['C-335'] },
    { do: 'run', ms: 2500 },
    click('button', 'Namen registrieren'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    {
      expect: 'toast',
      text: 'Fehler beim Registrieren von quayside.wcn.id',
      variant: 'error',
      covers: ['C-335'],
    },
    sees('RegisterAccountName'),
  ],
})
