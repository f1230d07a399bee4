import { scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

export const localeDates = scenario({
  id: 'locale-dates',
  title: 'The months of the activity are named in the language of the widget',
  tags: ['languages', 'activity'],
  steps: [
    ...foxActivity,
    { expect: 'order', role: 'heading', names: ['January', 'December 2025'] },
    { do: 'host.setLocale', locale: 'de' },
    { expect: 'title', is: 'Aktivität' },
    { expect: 'order', role: 'heading', names: ['Januar', 'Dezember 2025'] },
    { do: 'host.setLocale', locale: 'ja' },
    { expect: 'order', role: 'heading', names: ['1月', '2025年12月'] },
  ],
})
