import { reads, scenario } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'

export const legalNone = scenario({
  id: 'legal-none',
  title: 'Without legal pages there is no legal footer',
  tags: ['connect', 'legal'],
  options: { unset: ['termsConditionsUrl', 'privacyPolicyUrl'] },
  steps: [
    ...openModal,
    reads('Emberfox'),
    { expect: 'text', text: 'By connecting', absent: true, covers: ['C-085'] },
  ],
})
