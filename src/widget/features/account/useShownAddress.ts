import { useState } from 'react'
import { FoyerError } from '../../../backends/port/errors.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'

/**
 * The address of the account that a view is about. Throws 'No account provided' when nobody is
 * connected (C-341); when the account goes, the last one stays until the modal is closed.
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
