import type { ViewName } from '../../../core/modal/viewParams.ts'

const swap = { main: 'Swap', select: 'SwapSelectToken', preview: 'SwapPreview' } as const
const convert = {
  main: 'Convert',
  select: 'ConvertSelectToken',
  preview: 'ConvertPreview',
} as const

/** The views of one swap, by either of its two names (A-031, A-092, open point 126). */
export type SwapRoutes = typeof swap | typeof convert

/** The family that a view belongs to. */
export function swapRoutes(view: ViewName): SwapRoutes {
  return Object.values<ViewName>(convert).includes(view) ? convert : swap
}
