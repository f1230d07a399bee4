import { useCore } from '../../../core/coreContext.ts'
import { createFigures } from '../../../core/locale/figures.ts'
import { AmountText } from '../../../kit/lists/AmountText.tsx'

/**
 * USD in the English format, such as `<$0.01`, localised. The dollar sign is never cut off. Without a price,
 * `TokenListRow` shows `noPrice`.
 */
export function UsdText({ usd }: { usd: string }) {
  const { whole, decimals, rest } = useCore().use(createFigures).parts(usd)
  return <AmountText figure={whole + decimals} symbol={rest.trim()} />
}
