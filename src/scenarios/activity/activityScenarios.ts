import type { Scenario } from '../dsl/scenario.ts'
import { activityManyTransfers } from './transactions/activity-many-transfers.scenario.ts'
import { activityMonths } from './activity-months.scenario.ts'
import { activityEveryOperation } from './transactions/activity-every-operation.scenario.ts'
import { activityToTheEnd } from './activity-to-the-end.scenario.ts'
import { activityEmpty } from './activity-empty.scenario.ts'
import { activityFails } from './activity-fails.scenario.ts'
import { activityNextPageFails } from './activity-next-page-fails.scenario.ts'
import { activityMalformed } from './activity-malformed.scenario.ts'
import { activityTenThousand } from './activity-ten-thousand.scenario.ts'
import { activitySpam } from './transactions/activity-spam.scenario.ts'
import { activityOwnPayment } from './transactions/activity-own-payment.scenario.ts'
import { activityOfASwap } from './transactions/activity-of-a-swap.scenario.ts'
import { activityUnlimitedApproval } from './transactions/activity-unlimited-approval.scenario.ts'
import { activityWrapping } from './transactions/activity-wrapping.scenario.ts'
import { activityPending } from './transactions/activity-pending.scenario.ts'
import { activityReplaced } from './transactions/activity-replaced.scenario.ts'
import { activitySpedUp } from './transactions/activity-sped-up.scenario.ts'
import { activityDropped } from './transactions/activity-dropped.scenario.ts'
import { activityReverted } from './transactions/activity-reverted.scenario.ts'
import { activityReorg } from './transactions/activity-reorg.scenario.ts'
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
