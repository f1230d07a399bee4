import type { FoyerErrorCode } from '../../../../backends/port/errors.ts'

/** Why a wallet did not connect, as far as a visitor can do something about it. */
export type ConnectProblem = 'declined' | 'pending' | 'locked' | 'missing' | 'failed'

const problems: Partial<Record<FoyerErrorCode, ConnectProblem>> = {
  'wallet.rejected': 'declined',
  'wallet.pending': 'pending',
  'wallet.unauthorized': 'locked',
  'none.account': 'locked',
  'none.connector': 'missing',
}

/** The problem behind an error code of `Connectors.connect`. */
export function connectProblem(code: FoyerErrorCode): ConnectProblem {
  return problems[code] ?? 'failed'
}
