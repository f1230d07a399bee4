import type { WriteFigure } from './figureParts.ts'
import type { Localized } from './localeState.ts'

export interface Figures {
  /**
   * Writes a number of the English form, e.g. `<$0.01`, `1,234.50` or `0.25%`, in the widget's
   * language.
   */
  write(figure: string): string
  parts: WriteFigure
}

/** Writes the numbers of the widget. In English they stay exactly as the rules made them. `core.use(createFigures)`. */
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
