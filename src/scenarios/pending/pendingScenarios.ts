import type { Scenario } from '../dsl/scenario.ts'
import { pendingSend } from './pending-send.scenario.ts'
import { pendingSlowChain } from './pending-slow-chain.scenario.ts'
import { pendingReload } from './pending-reload.scenario.ts'
import { pendingDroppedReload } from './pending-dropped-reload.scenario.ts'
import { pendingElsewhere } from './pending-elsewhere.scenario.ts'
import { pendingSeveral } from './pending-several.scenario.ts'
import { pendingLogin } from './pending-login.scenario.ts'
import { pendingSwap } from './pending-swap.scenario.ts'
import { pendingSolana } from './pending-solana.scenario.ts'

/** The lines of what was sent, until its result is known. */
export const pendingScenarios: readonly Scenario[] = [
  pendingSend,
  pendingSlowChain,
  pendingReload,
  pendingDroppedReload,
  pendingElsewhere,
  pendingSeveral,
  pendingLogin,
  pendingSwap,
  pendingSolana,
]
