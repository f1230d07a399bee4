import type { Core } from '../../../core/core.ts'

/** Leaves a choice: goes back, or closes the modal if the host opened the choice directly. */
export function leaveChoice({ close, router }: Pick<Core, 'close' | 'router'>): void {
  if (router.store.getState().history.length > 1) router.goBack()
  else close()
}
