import { imageText } from './imageText.ts'

/**
 * The value if it is a picture that needs no request (`data:image/`, at most 200 000 characters), else `undefined`: what a wallet
 * brings along (EIP-6963 and the Wallet Standard have nothing else) is shown before the visitor has chosen that wallet.
 */
export function embeddedImage(value: unknown): string | undefined {
  const url = imageText(value)
  return url !== undefined && /^data:image\/[a-z0-9.+-]+[;,]/i.test(url) ? url : undefined
}
