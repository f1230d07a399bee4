import { click, reads, scenario } from '../dsl/builders.ts'
import { connectPhone } from '../dsl/flows/walletConnectFlows.ts'

export const walletconnectPhoneOffline = scenario({
  id: 'walletconnect-phone-offline',
  title: 'The phone goes offline, and answers the waiting request when it is back',
  tags: ['walletconnect', 'network'],
  steps: [
    ...connectPhone,
    { do: 'phone.offline', offline: true },
    click('button', 'Sign a message', { within: 'page' }),
    reads('Signature: waiting for the wallet'),
    { expect: 'phone', waiting: 0 },
    { do: 'phone.offline', offline: false },
    { do: 'phone.approve' },
    reads('Signature: done'),
  ],
})
