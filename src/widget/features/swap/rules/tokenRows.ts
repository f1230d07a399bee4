import type { HeldToken } from './heldToken.ts'

/** A line of the token list: the heading of a section, or a token in it. */
export type TokenRow =
  | { readonly key: string; readonly heading: string }
  | { readonly key: string; readonly heading?: never; readonly token: HeldToken }

/** The sections one below the other; one without tokens has no heading. */
export function tokenRows(
  sections: readonly { readonly heading: string; readonly tokens: readonly HeldToken[] }[],
): readonly TokenRow[] {
  return sections.flatMap(({ heading, tokens }) =>
    tokens.length === 0
      ? []
      : [
          { key: heading, heading },
          ...tokens.map((token) => ({ key: `${heading} ${token.address}`, token })),
        ],
  )
}
