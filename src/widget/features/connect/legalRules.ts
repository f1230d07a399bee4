import type { FoyerConfig } from '../../core/options/config.ts'
import { safeLinkUrl } from '../../kit/buttons/safeLinkUrl.ts'

export interface LegalLink {
  readonly kind: 'terms' | 'privacy'
  readonly url: string
}

/** What the legal footer names: whichever of both is configured, terms first (C-084, C-085, open point 23). */
export function legalLinks(
  config: Pick<FoyerConfig, 'termsConditionsUrl' | 'privacyPolicyUrl'>,
): readonly LegalLink[] {
  const terms = safeLinkUrl(config.termsConditionsUrl)
  const privacy = safeLinkUrl(config.privacyPolicyUrl)
  return [
    ...(terms === null ? [] : [{ kind: 'terms', url: terms } as const]),
    ...(privacy === null ? [] : [{ kind: 'privacy', url: privacy } as const]),
  ]
}
