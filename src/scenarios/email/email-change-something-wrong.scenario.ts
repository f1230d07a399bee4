import { click, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { editEmail, logIn } from '../dsl/flows.ts'

export const emailChangeSomethingWrong = scenario({
  id: 'email-change-something-wrong',
  title: 'From both codes the way leads back to the address that was typed',
  tags: ['email', 'timer'],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...editEmail('ada@example.com'),
    { do: 'retype', target: the('textbox', 'New email'), text: 'ada@example.org' },
    click('button', 'Save'),
    sees('UpdateEmailPrimaryOtp'),
    click('button', 'Something wrong? Try again'),
    sees('UpdateEmailWallet', ['C-196']),
    { expect: 'element', target: the('textbox', 'New email'), value: 'ada@example.org' },
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
