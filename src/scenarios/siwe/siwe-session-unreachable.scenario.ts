import { minutes, scenario } from '../dsl/builders.ts'
import { connectToSignIn, hostShows, signIn } from '../dsl/flows/siweFlows.ts'
import { openAccount } from '../dsl/flows/flows.ts'

export const siweSessionUnreachable = scenario({
  id: 'siwe-session-unreachable',
  title: 'An unreachable server neither ends nor starts a session',
  tags: ['siwe', 'fault', 'error'],
  options: { isSiweEnabled: true },
  faults: [{ id: 'first', target: 'siwe.session', when: { nth: 1 }, effect: { kind: 'drop' } }],
  steps: [
    ...connectToSignIn,
    ...signIn,
    {
      do: 'fault.add',
      rule: {
        target: 'siwe.session',
        when: { always: true },
        effect: { kind: 'status', status: 503 },
      },
    },
    { do: 'run', ms: minutes(10) },
    hostShows('Signed in as 0xf39F'),
    ...openAccount,
  ],
})
