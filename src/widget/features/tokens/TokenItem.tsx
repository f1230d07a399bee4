import type { TokenBalance } from '../../../backends/port/balances.ts'
import { useCore } from '../../core/coreContext.ts'
import { useImage } from '../../core/useImage.ts'
import { VisuallyHidden } from '../../kit/VisuallyHidden.tsx'
import { TokenRowWidget } from './TokenRowWidget.tsx'
import { tokenFigures, tokenPicture } from './tokenRules.ts'
import { useVisible } from './useVisible.ts'

/** The place of one token in the list; it is drawn only while a tenth of it is in view. */
export function TokenItem({ token }: { token: TokenBalance }) {
  const [place, visible] = useVisible<HTMLDivElement>()
  return (
    <div ref={place} className="fy-token-place" data-drawn={visible}>
      {visible ? <DrawnToken token={token} /> : <VisuallyHidden>{token.name}</VisuallyHidden>}
    </div>
  )
}

function DrawnToken({ token }: { token: TokenBalance }) {
  const { config } = useCore()
  const given = tokenPicture(token, config.tokens)
  const found = useImage('token', given === undefined ? token.symbol : undefined)
  const { value, amount } = tokenFigures(token)
  return (
    <TokenRowWidget
      tokenName={token.name}
      tokenImageUrl={given ?? found}
      tokenValue={value}
      tokenAmount={amount}
      tokenCurrency={token.symbol}
      clickable={false}
    />
  )
}
