import { analyticsOff } from './analytics-off.scenario.ts'
import { analyticsOn } from './analytics-on.scenario.ts'
import { defaultChain } from './default-chain.scenario.ts'
import { hostButtons } from './host-buttons.scenario.ts'
import { nothingBeforeAClick } from './nothing-before-a-click.scenario.ts'
import { networkButton } from './network-button.scenario.ts'
import { themeOfHost } from './theme-of-host.scenario.ts'
import type { Scenario } from '../dsl/scenario.ts'

/** The buttons and options of the host page. */
export const buttonScenarios: readonly Scenario[] = [
  analyticsOff,
  analyticsOn,
  defaultChain,
  hostButtons,
  nothingBeforeAClick,
  networkButton,
  themeOfHost,
]
