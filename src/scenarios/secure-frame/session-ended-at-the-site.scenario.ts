import { reads, scenario, sees } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { chooseNetwork } from '../dsl/flows/solanaFlows.ts'

export const sessionEndedAtTheSite = scenario({
  id: 'session-ended-at-the-site',
  title: 'A login that the secure site has ended leads to Connect, which says so',
  tags: ['secure-frame', 'networks', 'email', 'error'],
  options: { networks: ['eip155:1', 'eip155:137'] },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    { do: 'world.patch', patch: { secureSession: null } },
    ...openAccount,
    ...chooseNetwork('Polygon'),
    sees('Connect'),
    reads("You've been signed out"),
    reads('Sign in again to continue.'),
    { expect: 'noToast' },
    { expect: 'calls', name: 'frame.isConnected', times: 1 },
    { expect: 'stored', key: '@foyer/connector', absent: true },
  ],
})
