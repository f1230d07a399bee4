import { click, scenario, seconds, sees } from '../../dsl/builders.ts'
import { logIn, openAccount, openModal } from '../../dsl/flows/flows.ts'
import { isConnected, nothingKept, oneMail } from './keptSteps.ts'

export const emailLeftWhileChecking = scenario({
  id: 'email-left-while-checking',
  title: 'A code that was handed over logs in although the modal was closed',
  tags: ['email', 'close', 'fault'],
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
    { do: 'run', ms: 1200 },
    { do: 'clickBackdrop' },
    { expect: 'modal', open: false },
    { do: 'run', ms: 2300 },
    isConnected,
    ...oneMail,
    { expect: 'calls', name: 'frame.connectOtp', times: 1 },
    { expect: 'modal', open: false },
    nothingKept,
    ...openAccount,
    { do: 'press', key: 'Escape' },
    { do: 'host.disconnect' },
    { do: 'run', ms: seconds(30) },
    ...logIn('ada@example.com'),
    { do: 'run', ms: 1200 },
    click('button', 'Back'),
    sees('Connect'),
    { do: 'run', ms: 2300 },
    { expect: 'modal', open: false },
    isConnected,
    { do: 'host.disconnect' },
    { do: 'run', ms: seconds(30) },
    ...logIn('ada@example.com'),
    { do: 'press', key: 'Escape' },
    ...openModal,
    sees('EmailVerifyOtp'),
    { do: 'run', ms: 3500 },
    { expect: 'modal', open: false },
    isConnected,
  ],
})
