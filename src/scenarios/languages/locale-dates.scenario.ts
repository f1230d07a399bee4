import { scenario } from '../dsl/builders.ts'
import { foxActivity } from '../activity/activityFlows.ts'

export const localeDates = scenario({
  id: 'locale-dates',
  title: "The activity names the months in the widget's language",
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
