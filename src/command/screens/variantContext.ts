import type { BrowserContextOptions } from '@playwright/test'
import { contextOptionsOf } from '../../playwright/contextOptionsOf.ts'
import type { Scenario } from '../../scenarios/index.ts'
import type { ScreenVariant } from '../../server/config/screenVariant.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'

/** The options of a browser context in which a scenario is played in a variant. */
export function variantContext(
  { device = 'desktop', page }: Pick<Scenario, 'device' | 'page'>,
  variant: ScreenVariant,
): BrowserContextOptions {
  const profile = deviceProfiles[device]
  const window =
    device === 'desktop' && variant.device === 'phone' ? deviceProfiles.android : profile
  const scale = variant.textScale ?? 1
  return {
    ...contextOptionsOf(profile),
    viewport: {
      width: Math.round(window.width / scale),
      height: Math.round(window.height / scale),
    },
    deviceScaleFactor: scale,
    ...(variant.theme === undefined ? {} : { colorScheme: variant.theme }),
    // The widget of the stage has a setting of its own, and its steps are in English.
    ...(page === undefined || variant.language === undefined ? {} : { locale: variant.language }),
  }
}
