import { click, sees, the } from '../dsl/builders.ts'
import { chooseSettings, logInToAccount } from '../dsl/flows/flows.ts'
import { chooseNetwork } from '../dsl/flows/solanaFlows.ts'
import type { Step } from '../dsl/step.ts'

/** Ada logs in, selects Base and is at the open account view, still with her standard account. */
export const openAccountOnBase: readonly Step[] = [
  ...logInToAccount('ada@example.com'),
  ...chooseNetwork('Base'),
  sees('Account'),
]

/** From the open account view to the settings, where the account becomes a smart account. */
export const becomeSmartAccount: readonly Step[] = [
  ...chooseSettings,
  click('button', 'Use smart account'),
  { expect: 'element', target: the('button', 'Use standard account'), is: 'enabled' },
]

/** From the settings of a login back to the account view. */
export const leaveSettings: readonly Step[] = [
  click('button', 'Back'),
  sees('Profile'),
  click('button', 'Back'),
  sees('Account'),
]
