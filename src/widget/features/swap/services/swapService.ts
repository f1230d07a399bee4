import { FoyerError } from '../../../../backends/port/errors.ts'
import type { Swap } from '../../../../backends/port/services/swap.ts'
import type { Core } from '../../../core/core.ts'

/** The swap service of the backend. Throws `swap.failed` where there is none. */
export function swapService({ backend }: Pick<Core, 'backend'>): Swap {
  if (backend.swap) return backend.swap
  throw new FoyerError('swap.failed', 'This backend has no swap service.')
}
