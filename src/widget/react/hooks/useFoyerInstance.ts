import { useContext } from 'react'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Foyer } from '../../foyer.ts'
import { FoyerContext } from '../FoyerContext.ts'

/** The widget around this component. Throws `config.invalid` outside a provider. */
export function useFoyerInstance(): Foyer {
  const foyer = useContext(FoyerContext)
  if (foyer) return foyer
  throw new FoyerError(
    'config.invalid',
    'No widget around this component: render it inside <FoyerProvider foyer={createFoyer(…)}>.',
  )
}
