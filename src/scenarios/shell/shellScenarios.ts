import { closeWays } from './close-ways.scenario.ts'
import { keyboardOnly } from './keyboard-only.scenario.ts'
import { mobileSheet } from './mobile-sheet.scenario.ts'
import { overlays } from './overlays.scenario.ts'
import { twoWidgets } from './two-widgets.scenario.ts'
import { wholeVisit } from './whole-visit.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The modal itself: closing, keyboard, narrow screens, several widgets. */
export const shellScenarios: readonly Scenario[] = [
  closeWays,
  keyboardOnly,
  mobileSheet,
  overlays,
  twoWidgets,
  wholeVisit,
]
