import { createFigures, type Figures } from './figures.ts'
import type { Localized } from './localeState.ts'

export interface Amounts extends Figures {
  /** A figure with what it is an amount of, in this order also among words that run from right to left: `1.50 ETH`. */
  amount(figure: string, symbol: string): string
  /** Keeps a text of figures and symbols in its order, also among words that run from right to left. */
  equation(text: string): string
  /** What an amount field holds, digits and a point, with the mark that the language has for it. */
  typed(amount: string): string
  /** What was typed into such a field, with a point where the language has another mark. */
  read(text: string): string
}

/** Amounts of tokens and money, shown and typed. Apart from the figures that a button needs. `core.use(createAmounts)`. */
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
