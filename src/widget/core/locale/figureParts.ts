/** A figure as it is written: what stands before its decimals, these with their mark, and what follows. */
export interface FigureParts {
  readonly whole: string
  readonly decimals: string
  readonly rest: string
}

/** Writes a figure of the English form, e.g. `<$0.01`, `1,234.50` or `0.25%`, as a language does. */
export type WriteFigure = (figure: string) => FigureParts
