import { scenario, seconds } from '../../dsl/builders.ts'
import { logIn, openAccount } from '../../dsl/flows/flows.ts'
import { isConnected, nothingKept } from './keptSteps.ts'

export const emailReloadWhileChecking = scenario({
  id: 'email-reload-while-checking',
  title: 'A page that is reloaded while a code is checked asks whether it has logged in',
  tags: ['email', 'reload', 'fault'],
  faults: [
    {
      id: 'slow-check',
      target: 'frame.connectOtp',
      when: { always: true },
      effect: { kind: 'late', ms: 3500 },
    },
  ],
  steps: [
    ...logIn('ada@example.com'),
    { do: 'run', ms: seconds(1) },
    { do: 'reload' },
    isConnected,
    { expect: 'modal', open: false },
    { expect: 'calls', name: 'frame.isConnected', times: 1 },
    { expect: 'analytics', event: 'CONNECT_SUCCESS', properties: { method: 'email' }, times: 1 },
    nothingKept,
    ...openAccount,
    { do: 'reload' },
    isConnected,
    { expect: 'analytics', event: 'CONNECT_SUCCESS', times: 0 },
  ],
})
