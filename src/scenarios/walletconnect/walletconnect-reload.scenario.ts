import { click, reads, scenario, the } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectReload = scenario({
  id: 'walletconnect-reload',
  title: 'After a reload the phone is still connected, and signs',
  tags: ['walletconnect', 'reload'],
  steps: [
    ...connectPhone,
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
  ],
})
