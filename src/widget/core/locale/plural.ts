/** A text for each plural category of a language (CLDR); `#` is replaced by the number. */
export type PluralForms = { readonly other: string } & {
  readonly [K in Intl.LDMLPluralRule]?: string
}

/** Returns the form of a text for this number, e.g. `# wallets found`, with the number inserted. */
export function plural(tag: string, count: number, forms: PluralForms): string {
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return form.replaceAll('#', formatCount(tag, count))
}

/** Formats a count in Latin digits, like amounts and addresses in every language. */
function formatCount(tag: string, count: number): string {
  return new Intl.NumberFormat(`${tag}-u-nu-latn`).format(count)
}
