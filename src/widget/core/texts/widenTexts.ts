/** The shape of a text table, with any string at each position. */
export type WidenTexts<T> = {
  readonly [K in keyof T]: T[K] extends (...args: infer A) => string
    ? (...args: A) => string
    : T[K] extends string
      ? string
      : T[K] extends readonly (infer I)[]
        ? readonly WidenTexts<I>[]
        : WidenTexts<T[K]>
}
