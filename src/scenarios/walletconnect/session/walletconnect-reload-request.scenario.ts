import { click, reads, scenario, the } from '../../dsl/builders.ts'
import { connectPhone } from '../../dsl/flows/walletConnectFlows.ts'

export const walletconnectReloadRequest = scenario({
  id: 'walletconnect-reload-request',
  title: 'A request survives a reload of the page, on the phone and at the relay',
  tags: ['walletconnect', 'reload'],
  steps: [
    ...connectPhone,
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'phone', waiting: 1 },
    { do: 'reload' },
    { expect: 'phone', waiting: 1, sessions: 1 },
    { do: 'phone.reject' },
    { expect: 'phone', waiting: 0 },
    { do: 'phone.offline', offline: true },
    click('button', 'Sign a message', { within: 'page' }),
    { expect: 'calls', name: 'relay.irn_publish', arguments: { params: { tag: 1108 } } },
    { do: 'reload' },
    {
      expect: 'element',
      target: the('button', '0xf3...b92266', { exact: false, within: 'page', nth: 0 }),
    },
    { expect: 'phone', waiting: 0 },
    { do: 'phone.offline', offline: false },
    { expect: 'phone', waiting: 1, sessions: 1 },
    { do: 'phone.reject' },
    click('button', 'Sign a message', { within: 'page' }),
    { do: 'phone.approve' },
    reads('Signature: done'),
  ],
})
