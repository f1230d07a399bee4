import { useContext, version } from 'react'
import { FoyerError } from '../../backends/port/errors.ts'
import { CoreContext } from '../core/coreContext.ts'

/**
 * Throws `config.invalid` on a page whose React is older than 18.2 or another copy. Otherwise the page would stay blank,
 * and React's errors would not name the cause.
 */
export function useReactCheck(): void {
  try {
    // oxlint-disable-next-line react-hooks/rules-of-hooks -- It fails in the same way in every render.
    useContext(CoreContext)
    if (parseFloat(version) >= 18.2) return
  } catch {
    // This component is rendered by another copy of React.
  }
  throw new FoyerError(
    'config.invalid',
    `foyerkit needs one React >=18.2, and this page has ${version} or two: run npm ls react.`,
  )
}
