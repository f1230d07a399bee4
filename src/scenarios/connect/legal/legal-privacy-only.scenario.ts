import { reads, scenario, the } from '../../dsl/builders.ts'
import { openModal } from '../../dsl/flows/flows.ts'

export const legalPrivacyOnly = scenario({
  id: 'legal-privacy-only',
  title: 'The legal footer contains only the Privacy Policy',
  tags: ['connect', 'legal'],
  options: { unset: ['termsConditionsUrl'] },
  steps: [
    ...openModal,
    reads('By connecting your wallet, you agree to our Privacy Policy', ['C-085']),
    {
      expect: 'link',
      target: the('link', 'Privacy Policy'),
      href: 'https://harbour.example/privacy',
      newTab: true,
      covers: ['C-024', 'C-084'],
    },
    { expect: 'text', text: 'Terms of Service', absent: true },
  ],
})
