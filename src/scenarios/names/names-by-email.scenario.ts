import { click, reads, scenario, sees, the, type } from '../dsl/builders.ts'
import { chooseSettings, openSettings, submitEmail } from '../dsl/flows/flows.ts'

const row = the('button', 'Choose account name')

export const namesByEmail = scenario({
  id: 'names-by-email',
  title: 'An e-mail account chooses its name from its settings and signs in the frame',
  tags: ['names', 'email', 'secure-frame'],
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    ...openSettings,
    { expect: 'element', target: row, is: 'enabled', covers: ['C-141', 'C-277'] },
    { do: 'click', target: row },
    sees('ChooseAccountName'),
    {
      expect: 'analytics',
      event: 'OPEN_ENS_FLOW',
      properties: { isSmartAccount: false },
      times: 1,
      covers: ['C-322'],
    },
    click('button', 'Learn more about names'),
    {
      expect: 'opened',
      url: 'https://docs.ens.domains/faq',
      target: 'blank',
      covers: ['C-324'],
    },
    click('button', 'Choose name'),
    type('textbox', 'Account name', 'lighthouse'),
    { do: 'run', ms: 500 },
    click('button', 'Register name'),
    sees('ApproveTransaction'),
    { do: 'frame.cancel' },
    sees('RegisterAccountName'),
    { expect: 'element', target: the('textbox', 'Account name'), value: 'lighthouse' },
    click('button', 'Register name'),
    sees('ApproveTransaction'),
    { do: 'frame.approve', method: 'personal_sign' },
    sees('RegisterAccountNameSuccess'),
    reads('lighthouse.wcn.id is yours'),
    click('button', "Let's Go!"),
    sees('Account'),
    ...chooseSettings,
    reads('lighthouse.wcn.id', ['C-008']),
    { expect: 'element', target: row, is: 'absent', covers: ['C-277'] },
  ],
})
