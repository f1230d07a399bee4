import { createFigures, type Figures } from './figures.ts'
import type { Localized } from './localeState.ts'

export interface Amounts extends Figures {
  /** An amount with its symbol or currency, in this order also within right-to-left text: `1.50 ETH`. */
  amount(figure: string, symbol: string): string
  /** Keeps the order of numbers and symbols, also within right-to-left text. */
  equation(text: string): string
  /**
   * Converts an amount, in digits and a point, to the text of an amount field, with the decimal
   * mark of the language.
   */
  typed(amount: string): string
  /**
   * Converts the text of an amount field to an amount, with a point instead of the language's
   * decimal mark.
   */
  read(text: string): string
}

/**
 * Formats and reads amounts of tokens and money. Separate from the numbers that a button needs, so
 * that a button loads less. `core.use(createAmounts)`.
 */
export function createAmounts({ locale }: Localized): Amounts {
  const figures = createFigures({ locale })
  const mark = () => figures.parts('0.5').decimals.slice(0, 1)
  const equation = (text: string) =>
    locale.store.getState().direction === 'rtl' ? `\u2066${text}\u2069` : text
  return {
    ...figures,
    amount: (figure, symbol) => equation(`${figures.write(figure)} ${symbol}`),
    equation,
    typed: (amount) => amount.replace('.', mark()),
    read: (text) => text.replaceAll(mark(), '.'),
  }
}
