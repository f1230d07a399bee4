import { click, reads, scenario, seconds, sees } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'

export const networkNeverAnswers = scenario({
  id: 'network-never-answers',
  title: 'A network switch without an answer can be requested again',
  tags: ['networks', 'email', 'fault', 'retry', 'timer'],
  faults: [{ id: 'silent', target: 'frame.getUser', when: { nth: 2 }, effect: { kind: 'hang' } }],
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    click('button', 'Change network', { exact: false }),
    click('button', 'Polygon', { exact: false, within: 'modal' }),
    { do: 'run', ms: seconds(7) },
    { expect: 'text', text: 'Still waiting for your wallet', absent: true },
    sees('Networks'),
    { do: 'run', ms: seconds(1) },
    reads('Still waiting for your wallet'),
    click('button', 'Try again'),
    sees('Account'),
    { expect: 'activeAccount', chainId: 'eip155:137', type: 'eoa' },
    { expect: 'calls', name: 'frame.getUser', times: 3 },
  ],
})
