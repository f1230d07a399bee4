import { useCore, useViewParams } from '../../../core/coreContext.ts'
import { swapRoutes } from './swapRoutes.ts'

/** Which side a token is chosen for. */
export function useChoiceTarget(): 'sourceToken' | 'toToken' {
  const { router } = useCore()
  const params = useViewParams(swapRoutes(router.current().view).select)
  return params.target
}
