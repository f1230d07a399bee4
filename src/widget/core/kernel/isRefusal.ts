import { FoyerError } from '../../../backends/port/errors.ts'

/** JSON-RPC error code of a call that the contract reverted. */
const reverted = 3

/** True if the contract itself reverted a call; false if the chain could not be read. */
export function isRefusal(error: unknown): boolean {
  if (!(error instanceof FoyerError) || error.code !== 'chain.failed') return false
  const { rpcCode, serverText = '' } = error.details
  return rpcCode === reverted || /revert/i.test(serverText)
}
