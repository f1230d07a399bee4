/** The parts of a written number: before its decimals, the decimals with their mark, and the rest. */
export interface FigureParts {
  readonly whole: string
  readonly decimals: string
  readonly rest: string
}

/** Writes a number of the English form, e.g. `<$0.01`, `1,234.50` or `0.25%`, in a language. */
export type WriteFigure = (figure: string) => FigureParts
