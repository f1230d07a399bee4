import { reads, scenario, the } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'

export const legalTermsOnly = scenario({
  id: 'legal-terms-only',
  title: 'The legal footer contains only the Terms of Service',
  tags: ['connect', 'legal'],
  options: { unset: ['privacyPolicyUrl'] },
  steps: [
    ...openModal,
    reads('By connecting your wallet, you agree to our Terms of Service', ['C-085']),
    {
      expect: 'link',
      target: the('link', 'Terms of Service'),
      href: 'https://harbour.example/terms',
      newTab: true,
      covers: ['C-024', 'C-084'],
    },
    { expect: 'text', text: 'Privacy Policy', absent: true },
  ],
})
