import { describe, expect, it } from 'vitest'
import { legalLinks } from './legalRules.ts'

const terms = 'https://host.test/terms'
const privacy = 'https://host.test/privacy'

describe('legalLinks', () => {
  it('shows the footer when either address is configured [C-085]', () => {
    const kinds = (termsConditionsUrl?: string, privacyPolicyUrl?: string) =>
      legalLinks({ termsConditionsUrl, privacyPolicyUrl }).map(({ kind }) => kind)
    expect(kinds()).toEqual([])
    expect(kinds(terms)).toEqual(['terms'])
    expect(kinds(undefined, privacy)).toEqual(['privacy'])
    expect(kinds(terms, privacy)).toEqual(['terms', 'privacy'])
  })

  it('links to web addresses only', () => {
    expect(
      legalLinks({ termsConditionsUrl: 'javascript:alert(1)', privacyPolicyUrl: privacy }),
    ).toEqual([{ kind: 'privacy', url: privacy }])
  })
})
