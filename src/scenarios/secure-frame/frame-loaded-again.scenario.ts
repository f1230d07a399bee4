import { reads, scenario, seconds, sees, the } from '../dsl/builders.ts'
import { submitEmail } from '../dsl/flows/flows.ts'

export const frameLoadedAgain = scenario({
  id: 'frame-loaded-again',
  title: "The frame shows the browser's error page: it is loaded again, and the next try works",
  tags: ['secure-frame', 'email', 'fault', 'retry', 'timer'],
  faults: [{ id: 'down', target: 'frame.mount', when: { always: true }, effect: { kind: 'drop' } }],
  steps: [
    ...submitEmail('ada@example.com'),
    { do: 'run', ms: seconds(5) },
    { expect: 'calls', name: 'frame.mount', times: 2 },
    reads('This is taking longer than usual.'),
    { do: 'run', ms: seconds(5) },
    reads("Email sign-in isn't available right now. Check your connection and try again.", [
      'C-346',
    ]),
    sees('Connect'),
    { do: 'fault.clear' },
    { do: 'focus', target: the('textbox', 'Email') },
    { do: 'press', key: 'Enter' },
    sees('EmailVerifyOtp'),
    { expect: 'calls', name: 'frame.mount', times: 3 },
    { expect: 'mails', to: 'ada@example.com', count: 1 },
  ],
})
