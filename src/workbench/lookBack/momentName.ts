/** The name of the moment after a number of steps. */
export const momentName = (count: number, total: number): string =>
  count === 0 ? `Before step 1 of ${total}` : `After step ${count} of ${total}`
