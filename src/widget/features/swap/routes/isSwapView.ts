import type { ViewName } from '../../../core/modal/viewParams.ts'

const views: readonly ViewName[] = [
  'Swap',
  'SwapSelectToken',
  'SwapPreview',
  'Convert',
  'ConvertSelectToken',
  'ConvertPreview',
]

/** True for the views of a swap under either name. */
export function isSwapView(view: ViewName): boolean {
  return views.includes(view)
}
