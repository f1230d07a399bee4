/**
 * The name of a currency in that language (BCP 47), such as `US Dollar` for `USD`; the code itself if it is unknown.
 */
export function currencyName(code: string, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}
