import type { FoyerConfig } from '../../core/options/config.ts'
import { safeLinkUrl } from '../../kit/buttons/safeLinkUrl.ts'

export interface LegalLink {
  readonly kind: 'terms' | 'privacy'
  readonly url: string
}

/** The links of the legal footer that are configured, terms first (C-084, C-085). */
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
