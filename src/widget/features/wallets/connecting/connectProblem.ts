import type { FoyerErrorCode } from '../../../../backends/port/errors.ts'

/** The reasons for a failed connection that a visitor can fix. */
export type ConnectProblem = 'declined' | 'pending' | 'locked' | 'missing' | 'failed'

const problems: Partial<Record<FoyerErrorCode, ConnectProblem>> = {
  'wallet.rejected': 'declined',
  'wallet.pending': 'pending',
  'wallet.unauthorized': 'locked',
  'none.account': 'locked',
  'none.connector': 'missing',
}

/** The problem for an error code of `Connectors.connect`. */
export function connectProblem(code: FoyerErrorCode): ConnectProblem {
  return problems[code] ?? 'failed'
}
