import { useState } from 'react'
import { FoyerError } from '../../../backends/port/errors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'

/**
 * The address of the account that a view shows. Throws 'No account provided' when no account is connected (C-341). When
 * the account disconnects, the last one stays until the modal is closed.
 */
export function useShownAddress(): string {
  const { account } = useCore()
  const [first] = useState(() => {
    const { address } = account.getState()
    if (address !== undefined) return address
    throw new FoyerError('none.account', 'No account provided')
  })
  return useSelect(account, (now) => now.address) ?? first
}
