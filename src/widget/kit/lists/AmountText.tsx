import { useStyles } from '../styles/useStyles.ts'
import css from './amountText.css?inline'

/**
 * A number and its symbol on one line, `1.2345 USDC`, also in right-to-left text. If it is too long, the last digits
 * are cut and the symbol stays.
 */
export function AmountText({ figure, symbol }: { figure: string; symbol: string }) {
  useStyles(css)
  return (
    <span className="fy-amount-text">
      <span className="fy-amount-text-figure">{figure}</span>
      {symbol && ' '}
      {symbol && <span className="fy-amount-text-symbol">{symbol}</span>}
    </span>
  )
}
