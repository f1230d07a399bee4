import { click, scenario, seconds, sees } from '../../dsl/builders.ts'
import { newEmail, saveNewEmail } from './emailChangeSteps.ts'

export const emailChangeSomethingWrong = scenario({
  id: 'email-change-something-wrong',
  title: 'Both code screens lead back to the typed address',
  tags: ['email', 'timer'],
  steps: [
    ...saveNewEmail,
    sees('UpdateEmailPrimaryOtp'),
    click('button', 'Something wrong? Try again'),
    sees('UpdateEmailWallet', ['C-196']),
    { expect: 'element', target: newEmail, value: 'ada@example.org' },
    click('button', 'Save'),
    {
      expect: 'toast',
      text: 'Please try again after 30 seconds',
      variant: 'error',
      covers: ['C-254'],
    },
    { do: 'run', ms: seconds(30) },
    click('button', 'Save'),
    sees('UpdateEmailPrimaryOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    sees('UpdateEmailSecondaryOtp'),
    click('button', 'Something wrong? Try again'),
    sees('UpdateEmailWallet', ['C-196']),
  ],
})
