import { imageText } from './imageText.ts'

/**
 * Returns the value if it is an embedded picture (`data:image/`, at most 200 000 characters), else
 * `undefined`. Wallets may only bring embedded pictures (EIP-6963, Wallet Standard), because they
 * are shown before the visitor chooses the wallet.
 */
export function embeddedImage(value: unknown): string | undefined {
  const url = imageText(value)
  return url !== undefined && /^data:image\/[a-z0-9.+-]+[;,]/i.test(url) ? url : undefined
}
