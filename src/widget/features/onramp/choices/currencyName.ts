/** `US Dollar` for `USD` in that language (BCP 47); the code itself if it is unknown. */
export function currencyName(code: string, locale = 'en'): string {
  return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
}
