import { click, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const namesAnswerLost = scenario({
  id: 'names-answer-lost',
  title: 'A registration whose answer is lost does not say that the signature was late',
  tags: ['names', 'error', 'fault'],
  faults: [
    {
      id: 'lost',
      target: 'names.register',
      when: { always: true },
      effect: { kind: 'late', ms: seconds(120) },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'RegisterAccountName' },
    sees('RegisterAccountName'),
    { do: 'type', target: the('textbox', 'Account name'), text: 'quayside' },
    { do: 'run', ms: 500 },
    click('button', 'Register name'),
    { do: 'wallet.approve', wallet: 'fox', method: 'personal_sign' },
    { do: 'run', ms: seconds(31) },
    { expect: 'toast', text: 'Error registering name quayside.wcn.id', variant: 'error' },
    { expect: 'text', text: 'The signature is valid for 10 seconds', absent: true },
  ],
})
