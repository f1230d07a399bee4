import { scenario, seconds, sees } from '../../dsl/builders.ts'
import { openModal, submitEmail } from '../../dsl/flows/flows.ts'
import { isConnected, nothingKept } from './keptSteps.ts'

const email = 'ada@example.com'
const goToMail = { do: 'page.visible', visible: false, app: 'Mail' } as const

export const emailAsleep = scenario({
  id: 'email-asleep',
  title: 'The code is typed after an iPhone has put the page to sleep, and discarded it',
  tags: ['email', 'mobile', 'reload'],
  device: 'iphone',
  world: { phone: { page: {} } },
  steps: [
    ...submitEmail(email),
    sees('EmailVerifyOtp'),
    goToMail,
    { do: 'run', ms: seconds(60) },
    { do: 'page.visible', visible: true },
    sees('EmailVerifyOtp'),
    goToMail,
    { do: 'run', ms: seconds(300) },
    { do: 'reload' },
    { expect: 'inFront', is: 'page', asleep: false },
    { expect: 'stored', key: '@foyer/login' },
    ...openModal,
    sees('EmailVerifyOtp'),
    { do: 'typeCode', email },
    { expect: 'modal', open: false },
    isConnected,
    { do: 'host.disconnect' },
    { do: 'run', ms: seconds(30) },
    ...submitEmail(email),
    sees('EmailVerifyOtp'),
    goToMail,
    { do: 'reload', newTab: true },
    nothingKept,
    ...openModal,
    sees('Connect'),
  ],
})
