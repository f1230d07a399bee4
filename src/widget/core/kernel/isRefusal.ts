import { FoyerError } from '../../../backends/port/errors.ts'

/** JSON-RPC code of a call that the contract refused. */
const reverted = 3

/** True when the contract itself refused a call, as opposed to a chain that could not be asked. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof FoyerError) || error.code !== 'chain.failed') return false
  const { rpcCode, serverText = '' } = error.details
  return rpcCode === reverted || /revert/i.test(serverText)
}
