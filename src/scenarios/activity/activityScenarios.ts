import type { Scenario } from '../dsl/scenario.ts'
import { activityManyTransfers } from './activity-many-transfers.scenario.ts'
import { activityMonths } from './activity-months.scenario.ts'
import { activityEveryOperation } from './activity-every-operation.scenario.ts'
import { activityToTheEnd } from './activity-to-the-end.scenario.ts'
import { activityEmpty } from './activity-empty.scenario.ts'
import { activityFails } from './activity-fails.scenario.ts'
import { activityNextPageFails } from './activity-next-page-fails.scenario.ts'
import { activityMalformed } from './activity-malformed.scenario.ts'
import { activityTenThousand } from './activity-ten-thousand.scenario.ts'
import { activitySpam } from './activity-spam.scenario.ts'
import { activityOwnPayment } from './activity-own-payment.scenario.ts'
import { activityOfASwap } from './activity-of-a-swap.scenario.ts'
import { activityUnlimitedApproval } from './activity-unlimited-approval.scenario.ts'
import { activityWrapping } from './activity-wrapping.scenario.ts'
import { activityPending } from './activity-pending.scenario.ts'
import { activityReplaced } from './activity-replaced.scenario.ts'
import { activitySpedUp } from './activity-sped-up.scenario.ts'
import { activityDropped } from './activity-dropped.scenario.ts'
import { activityReverted } from './activity-reverted.scenario.ts'
import { activityReorg } from './activity-reorg.scenario.ts'
import { activityNetworkChanges } from './activity-network-changes.scenario.ts'
import { activityTab } from './activity-tab.scenario.ts'
import { activityTabEmpty } from './activity-tab-empty.scenario.ts'
import { activityOnAPhone } from './activity-on-a-phone.scenario.ts'

/** Every scenario of the activity, in the order of the list. */
export const activityScenarios: readonly Scenario[] = [
  activityManyTransfers,
  activityMonths,
  activityEveryOperation,
  activityToTheEnd,
  activityEmpty,
  activityFails,
  activityNextPageFails,
  activityMalformed,
  activityTenThousand,
  activitySpam,
  activityOwnPayment,
  activityOfASwap,
  activityUnlimitedApproval,
  activityWrapping,
  activityPending,
  activityReplaced,
  activitySpedUp,
  activityDropped,
  activityReverted,
  activityReorg,
  activityNetworkChanges,
  activityTab,
  activityTabEmpty,
  activityOnAPhone,
]
