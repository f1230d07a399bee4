import type { Core } from '../../../core/core.ts'

/** After a choice: back, or, where the choice was opened by itself from the host's page, out. */
export function leaveChoice({ close, router }: Pick<Core, 'close' | 'router'>): void {
  if (router.store.getState().history.length > 1) router.goBack()
  else close()
}
