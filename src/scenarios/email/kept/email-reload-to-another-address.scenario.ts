import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected, nothingKept } from './keptSteps.ts'

const field = the('textbox', 'Email')

export const emailReloadToAnotherAddress = scenario({
  id: 'email-reload-to-another-address',
  title: 'The way back from a kept code leads to the typed address',
  tags: ['email', 'reload'],
  steps: [
    ...submitEmail('bob@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'reload' },
    ...openModal,
    sees('EmailVerifyOtp'),
    reads('bob@example.com'),
    click('button', 'Back'),
    sees('Connect'),
    { expect: 'element', target: field, value: 'bob@example.com' },
    nothingKept,
    { do: 'press', key: 'Escape' },
    ...openModal,
    sees('Connect'),
    { do: 'run', ms: seconds(30) },
    { do: 'retype', target: field, text: 'ada@example.com' },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
    { do: 'reload' },
    ...openModal,
    reads('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    isConnected,
    { expect: 'mails', to: 'ada@example.com', count: 1 },
    { expect: 'mails', to: 'bob@example.com', count: 1 },
  ],
})
