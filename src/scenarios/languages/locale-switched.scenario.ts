import { reads, scenario, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows/flows.ts'

export const localeSwitched = scenario({
  id: 'locale-switched',
  title: 'The host changes the language while the modal is open, and typed text stays',
  tags: ['languages', 'buttons'],
  steps: [
    ...openModal,
    { do: 'type', target: the('textbox', 'Email'), text: 'ada@example.com' },
    { do: 'host.setLocale', locale: 'de' },
    { expect: 'title', is: 'Verbinden' },
    { expect: 'element', target: the('textbox', 'E-Mail'), value: 'ada@example.com' },
    { expect: 'element', target: the('button', 'Schließen') },
    { expect: 'element', target: the('button', 'Emberfox Installiert') },
    reads('Nutzungsbedingungen'),
    { do: 'host.setLocale', locale: 'ar' },
    {
      expect: 'style',
      target: the('textbox', 'البريد الإلكتروني'),
      property: 'direction',
      is: 'rtl',
    },
    { do: 'host.setLocale' },
    { expect: 'title', is: 'Connect' },
    { expect: 'style', target: the('textbox', 'Email'), property: 'direction', is: 'ltr' },
    { expect: 'element', target: the('textbox', 'Email'), value: 'ada@example.com' },
  ],
})
