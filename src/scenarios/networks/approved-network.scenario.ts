import { click, scenario, sees, the } from '../dsl/builders.ts'
import { openAccount, submitEmail } from '../dsl/flows/flows.ts'

export const approvedNetwork = scenario({
  id: 'approved-network',
  title: 'Switching to an approved network needs no approval',
  tags: ['networks', 'email'],
  steps: [
    ...submitEmail('ada@example.com'),
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email: 'ada@example.com' },
    { expect: 'modal', open: false },
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    sees('Networks'),
    click('button', 'Polygon', { exact: false, within: 'modal' }),
    sees('Account', ['C-224']),
    {
      expect: 'element',
      target: the('button', 'Polygon', { exact: false, within: 'page', nth: 0 }),
      covers: ['C-224'],
    },
    { expect: 'analytics', event: 'SWITCH_NETWORK', times: 1 },
  ],
})
