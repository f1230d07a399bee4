import { useState } from 'react'
import { useStore } from 'zustand'
import { useCore } from '../../core/coreContext.ts'
import { createTransactions } from './transactions.ts'
import { stageOn, type TransactionStage } from './transactionState.ts'

/**
 * Returns the screen of this view, by the id of its router entry, and the progress of its order.
 */
export function useStage(): { readonly screen: number; readonly stage: TransactionStage } {
  const core = useCore()
  const [screen] = useState(() => core.router.current().id)
  const state = useStore(core.use(createTransactions).store)
  return { screen, stage: stageOn(screen, state) }
}
