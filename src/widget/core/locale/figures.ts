import type { Core } from '../core.ts'
import type { WriteFigure } from './figureParts.ts'

export interface Figures {
  /** A figure of the English form, e.g. `<$0.01`, `1,234.50` or `0.25%`, as the language of the widget writes it. */
  write(figure: string): string
  /** The same with what it is an amount of, in this order also among words that run from right to left: `1.50 ETH`. */
  amount(figure: string, symbol: string): string
  parts: WriteFigure
  /** Keeps a text of figures and symbols in its order, also among words that run from right to left. */
  equation(text: string): string
  /** What an amount field holds, digits and a point, with the mark that the language has for it. */
  typed(amount: string): string
  /** What was typed into such a field, with a point where the language has another mark. */
  read(text: string): string
}

/** How the widget writes amounts. In English to the letter as the rules made them. `core.use(createFigures)`. */
export function createFigures({ locale }: Pick<Core, 'locale'>): Figures {
  const parts: WriteFigure = (figure) => {
    const own = locale.store.getState().formats?.writeFigure(figure)
    if (own) return own
    const [whole = '', ...decimals] = figure.split(/(?=\.)/)
    return { whole, decimals: decimals.join(''), rest: '' }
  }
  const mark = () => parts('0.5').decimals.slice(0, 1)
  const write = (figure: string) => {
    const { whole, decimals, rest } = parts(figure)
    return whole + decimals + rest
  }
  const equation = (text: string) =>
    locale.store.getState().direction === 'rtl' ? `\u2066${text}\u2069` : text
  return {
    write,
    amount: (figure, symbol) => equation(`${write(figure)} ${symbol}`),
    parts,
    equation,
    typed: (amount) => amount.replace('.', mark()),
    read: (text) => text.replaceAll(mark(), '.'),
  }
}
