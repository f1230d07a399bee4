import { scenario, the, type } from '../dsl/builders.ts'
import { connectWallet } from '../dsl/flows/flows.ts'

export const namesOwned = scenario({
  id: 'names-owned',
  title: 'An account that has a name cannot register another one',
  tags: ['names', 'error', 'validation'],
  world: {
    identities: [],
    names: [
      {
        name: 'lighthouse.wcn.id',
        registeredAt: 1_768_000_000_000,
        addresses: { '60': '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' },
      },
    ],
  },
  // The identity service is silent: the name is found at the name service itself.
  faults: [
    {
      id: 'no-identity',
      target: 'identity.identity',
      when: { always: true },
      effect: { kind: 'status', status: 503 },
    },
  ],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'host.open', view: 'RegisterAccountName' },
    {
      expect: 'element',
      target: the('textbox', 'Account name'),
      described: 'You already own a name',
      covers: ['C-260'],
    },
    type('textbox', 'Account name', 'quayside'),
    {
      expect: 'element',
      target: the('textbox', 'Account name'),
      described: 'You already own a name',
      covers: ['C-260'],
    },
    {
      expect: 'element',
      target: the('button', 'Register name'),
      is: 'disabled',
      covers: ['C-261'],
    },
    { do: 'run', ms: 1000 },
    { expect: 'calls', name: 'names.resolve', times: 0 },
  ],
})
