import type { ViewName } from '../../core/kernel/viewParams.ts'
import type { Core } from '../../core/core.ts'
import { useCore } from '../../core/coreContext.ts'
import { useViewParams } from '../../core/useViewParams.ts'

const swap = { main: 'Swap', select: 'SwapSelectToken', preview: 'SwapPreview' } as const
const convert = {
  main: 'Convert',
  select: 'ConvertSelectToken',
  preview: 'ConvertPreview',
} as const

/** The views of one swap. They exist under two names, of which hosts may open either (A-092, open point 126). */
export type SwapRoutes = typeof swap | typeof convert

/** Returns the route names of a view's kind, swap or convert. */
export function swapRoutes(view: ViewName): SwapRoutes {
  return Object.values<ViewName>(convert).includes(view) ? convert : swap
}

/** Whether a view belongs to a swap, under either name. */
export function isSwapView(view: ViewName): boolean {
  return [swap, convert].some((routes) => Object.values<ViewName>(routes).includes(view))
}

/** Opens the choice of the source or the target token. */
export function openTokens(core: Core, target: 'sourceToken' | 'toToken'): void {
  core.track('CLICK_SELECT_TOKEN_TO_SWAP')
  core.router.push(swapRoutes(core.router.current().view).select, { target })
}

/** Returns the side for which a token is chosen. */
export function useChoiceTarget(): 'sourceToken' | 'toToken' {
  const { router } = useCore()
  const params = useViewParams(swapRoutes(router.current().view).select)
  return params.target
}
