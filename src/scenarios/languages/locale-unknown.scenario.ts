import { scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const localeUnknown = scenario({
  id: 'locale-unknown',
  title: 'An unsupported language falls back to English',
  tags: ['languages', 'buttons', 'fault'],
  options: { locale: ['tlh', 'no tag at all'] },
  steps: [
    { expect: 'element', target: the('button', 'Connect Wallet', { within: 'page', nth: 0 }) },
    ...openModal,
    { expect: 'title', is: 'Connect' },
    { do: 'host.setLocale', locale: 'de-CH' },
    { expect: 'title', is: 'Verbinden' },
    { do: 'host.setLocale', locale: 'tlh' },
    { expect: 'title', is: 'Connect' },
  ],
})
