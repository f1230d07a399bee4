import type { BrowserContextOptions } from '@playwright/test'
import { contextOptionsOf } from '../../playwright/contextOptionsOf.ts'
import type { Scenario } from '../../scenarios/index.ts'
import { deviceProfiles } from '../../stage/deviceProfiles.ts'
import { scaleOf, type Cell } from '../../stage/matrix/cell.ts'

/**
 * The options of a browser context in which a scenario is played in a cell.
 * @param recording as `recordingIn` returns it
 */
export function cellContext(
  { device = 'desktop', page }: Pick<Scenario, 'device' | 'page'>,
  { values }: Pick<Cell, 'values'>,
): BrowserContextOptions {
  const profile = deviceProfiles[device]
  const window =
    device === 'desktop' && values.device === 'phone' ? deviceProfiles.android : profile
  const scale = scaleOf(values)
  const { theme, language } = values
  return {
    ...contextOptionsOf(profile),
    viewport: {
      width: Math.round(window.width / scale),
      height: Math.round(window.height / scale),
    },
    deviceScaleFactor: scale,
    ...(theme === undefined ? {} : { colorScheme: theme as 'light' | 'dark' }),
    // The widget of the stage has a setting of its own, and its steps are in English.
    ...(page === undefined || language === undefined ? {} : { locale: language }),
  }
}

/** Whether a scenario needs a context of its own in a cell; if not, it uses the usual one of its device. */
export const needsContext = (
  { page }: Pick<Scenario, 'page'>,
  { values }: Pick<Cell, 'values'>,
): boolean => page !== undefined || values.device === 'phone' || values.textSize !== undefined
