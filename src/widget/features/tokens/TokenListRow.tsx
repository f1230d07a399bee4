import type { ReactNode } from 'react'
import { useTexts } from '../../core/coreContext.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import { Image } from '../../kit/images/Image.tsx'
import { AmountText } from '../../kit/lists/AmountText.tsx'
import { TokenRow } from '../../kit/lists/TokenRow.tsx'
import { UsdText } from './public/UsdText.tsx'

/** The properties of a token's row. */
export interface TokenListRowProps {
  tokenName: string
  tokenImageUrl: string | undefined
  /** Price times amount, as USD text in the English format; absent without a price. */
  tokenValue: string | undefined
  /** The amount as text with 4 decimals. */
  tokenAmount: string
  /** The token's symbol. */
  tokenCurrency: string
  /** Whether the row can be chosen. */
  clickable: boolean
  disabled?: boolean
  selected?: boolean
  /** A short label of the token. */
  tag?: ReactNode
  trailing?: ReactNode
  /** Whether the details below the row are shown, if the row can show them. */
  expanded?: boolean
  onClick?: () => void
}

/** One token with picture, name, quantity and symbol, and value. */
export function TokenListRow(props: TokenListRowProps) {
  const texts = useTexts(tokensTexts)
  const { clickable, onClick, disabled = false, selected = false, expanded, tag, trailing } = props
  return (
    <TokenRow
      picture={<Image kind="coin" src={props.tokenImageUrl} />}
      name={props.tokenName}
      note={<AmountText figure={props.tokenAmount} symbol={props.tokenCurrency} />}
      value={
        props.tokenValue === undefined ? (
          <span className="fy-token-unpriced">{texts.noPrice}</span>
        ) : (
          <UsdText usd={props.tokenValue} />
        )
      }
      tag={tag}
      trailing={trailing}
      {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
      disabled={disabled}
      selected={selected}
      {...(clickable && onClick ? { onClick } : {})}
    />
  )
}
