/** The declaration that the package's types are built with: they are made without JavaScript. */
export declare function nearestOf(
  typed: string,
  names: readonly string[],
  atMost?: number,
): string | undefined
