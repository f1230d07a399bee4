import { scenario, the, type } from '../dsl/builders.ts'
import { logIn } from '../dsl/flows/flows.ts'

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
        addresses: { '60': '0x976EA74026E726554dB657fA54763abd0C3a0aa9' },
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
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    // The settings of an account with a name do not lead there.
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
