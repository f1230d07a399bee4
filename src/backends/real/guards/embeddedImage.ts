/**
 * The value if it is a picture that needs no request (`data:image/`, at most 200 000 characters), else `undefined`: what a wallet
 * brings along (EIP-6963 and the Wallet Standard have nothing else) is shown before the visitor has chosen that wallet.
 */
export function embeddedImage(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > 200_000) return undefined
  const url = value.trim()
  return /^data:image\/[a-z0-9.+-]+[;,]/i.test(url) ? url : undefined
}
