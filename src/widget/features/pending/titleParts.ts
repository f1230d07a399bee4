/** A part of a title: an amount, or the words before, between and after amounts. */
export interface TitlePart {
  readonly text: string
  readonly isAmount: boolean
}

/** Splits a title at its amounts, so that its words can be cut and its amounts not. */
export function titleParts(title: string, amounts: readonly string[]): readonly TitlePart[] {
  // The longest first: `1 USD` may be a part of `31 USDC`.
  const inOrder = amounts.toSorted((a, b) => b.length - a.length)
  return inOrder
    .reduce(
      (parts, amount) =>
        parts.flatMap((part) =>
          part.isAmount
            ? part
            : part.text
                .split(amount)
                .flatMap((text, at) => [
                  ...(at > 0 ? [{ text: amount, isAmount: true }] : []),
                  { text, isAmount: false },
                ]),
        ),
      [{ text: title, isAmount: false }],
    )
    .filter(({ text }) => text !== '')
}
