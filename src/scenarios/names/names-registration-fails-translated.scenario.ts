import { scenario, sees } from '../dsl/builders.ts'
import { firstRefused, openNameField, registerInVain } from './registrationSteps.ts'

export const namesRegistrationFailsTranslated = scenario({
  id: 'names-registration-fails-translated',
  title:
    "In German, a declined registration shows the secure site's own words and our texts translated",
  tags: ['names', 'error', 'toast', 'fault', 'languages', 'mobile'],
  device: 'android',
  faults: firstRefused,
  steps: [
    ...openNameField,
    { do: 'host.setLocale', locale: 'de' },
    ...registerInVain({
      field: 'Kontoname',
      button: 'Namen registrieren',
      declined: 'Sie haben die Anfrage abgelehnt.',
      failed: {
        expect: 'toast',
        text: 'quayside.wcn.id konnte nicht registriert werden',
        variant: 'error',
        covers: ['C-335'],
      },
    }),
    sees('RegisterAccountName'),
  ],
})
