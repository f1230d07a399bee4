import { scenario, the } from '../dsl/builders.ts'
import { choose, paid, pay, startSwap } from '../swap/swapSteps.ts'

const paidInGerman = the('textbox', 'Zu zahlender Betrag')

export const localeAmounts = scenario({
  id: 'locale-amounts',
  title: 'Typed and pasted amounts are read with the separators of the language',
  tags: ['languages', 'swap', 'input', 'amounts', 'money'],
  steps: [
    ...startSwap,
    ...choose('Select token', 'USD Coin'),
    { do: 'retype', target: paid, text: '' },
    { do: 'paste', target: paid, text: '1,234.56' },
    { expect: 'element', target: paid, value: '1234.56' },
    ...pay('7'),
    { do: 'host.setLocale', locale: 'de' },
    { do: 'retype', target: paidInGerman, text: '1,5' },
    { expect: 'element', target: paidInGerman, value: '1,5' },
    { do: 'host.setLocale' },
    { expect: 'element', target: paid, value: '1.5' },
    { do: 'host.setLocale', locale: 'de' },
    { do: 'retype', target: paidInGerman, text: '' },
    { do: 'paste', target: paidInGerman, text: '1.234,56' },
    { expect: 'element', target: paidInGerman, value: '1234,56' },
    { do: 'host.setLocale' },
    { expect: 'element', target: paid, value: '1234.56' },
  ],
})
