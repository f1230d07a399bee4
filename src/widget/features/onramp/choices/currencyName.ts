/** `US Dollar` for `USD`; the code itself where nobody knows it. */
export function currencyName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
}
