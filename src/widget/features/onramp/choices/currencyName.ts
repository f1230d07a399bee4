/** `US Dollar` for `USD`; the code itself where it is unknown. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
}
