import type { WriteFigure } from './figureParts.ts'
import type { Localized } from './localeState.ts'

export interface Figures {
  /** A figure of the English form, e.g. `<$0.01`, `1,234.50` or `0.25%`, as the language of the widget writes it. */
  write(figure: string): string
  parts: WriteFigure
}

/** How the widget writes amounts. In English to the letter as the rules made them. `core.use(createFigures)`. */
export function createFigures({ locale }: Localized): Figures {
  const parts: WriteFigure = (figure) => {
    const own = locale.store.getState().formats?.writeFigure(figure)
    if (own) return own
    const [whole = '', ...decimals] = figure.split(/(?=\.)/)
    return { whole, decimals: decimals.join(''), rest: '' }
  }
  return {
    parts,
    write(figure) {
      const { whole, decimals, rest } = parts(figure)
      return whole + decimals + rest
    },
  }
}
