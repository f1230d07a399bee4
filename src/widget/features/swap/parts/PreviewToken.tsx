import { useCore } from '../../../core/coreContext.ts'
import { createAmounts } from '../../../core/locale/amounts.ts'
import { tokensTexts } from '../../../core/texts/account/tokensTexts.ts'
import { formatRowValue } from '../../../money/amounts/tokenFormats.ts'
import { TokenContract } from '../../tokens/public/TokenContract.tsx'
import { TokenPicture } from '../../tokens/public/TokenPicture.tsx'
import { claimOfToken } from '../rules/tokenIdentity.ts'
import type { HeldToken } from '../swapTypes.ts'
import { formatPreview } from '../rules/swapFormats.ts'
import { valueOf } from '../rules/swapRules.ts'

/** One side of the swap to sign: token, amount and value. */
export function PreviewToken({
  title,
  token,
  amount,
  price,
}: {
  title: string
  token: HeldToken | undefined
  amount: string
  price: number
}) {
  const core = useCore()
  const tokens = core.use(tokensTexts)
  const figures = core.use(createAmounts)
  const value = valueOf(amount, price)
  const text = amount === '' ? '' : formatPreview(amount)
  return (
    <section className="fy-swap-preview-side" aria-label={title}>
      <div className="fy-swap-preview-words">
        <h2 className="fy-swap-title">{title}</h2>
        <p className="fy-swap-worth fy-tabular">
          {value ? figures.write(formatRowValue(value)) : tokens.noPrice}
        </p>
      </div>
      {token && (
        <>
          <p className="fy-swap-preview-amount fy-tabular">
            <span>{figures.amount(text, token.symbol)}</span>
            <TokenPicture symbol={token.symbol} src={token.logoUri} size={28} />
          </p>
          <div className="fy-swap-preview-contract">
            <TokenContract token={claimOfToken(token)} />
          </div>
        </>
      )}
    </section>
  )
}
