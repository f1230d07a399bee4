/** A text for each plural category that a language has (CLDR); `#` stands for the number. */
export type PluralForms = { readonly other: string } & {
  readonly [K in Intl.LDMLPluralRule]?: string
}

/** The form of a text that a language uses with this number, e.g. `# wallets found`, and the number in it. */
export function plural(tag: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return form.replaceAll('#', formatCount(tag, count))
}

/** In the digits that amounts and addresses have in every language. */
function formatCount(tag: string, count: number): string {
  return new Intl.NumberFormat(`${tag}-u-nu-latn`).format(count)
}
