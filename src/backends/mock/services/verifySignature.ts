import type { VerifySignature } from './names/checkRegistration.ts'

/** EIP-191 through viem, which loads with the first signature. */
export const verifySignature: VerifySignature = async ({ address, message, signature }) => {
  const { isAddress, isHex, verifyMessage } = await import('viem')
  if (!isAddress(address) || !isHex(signature)) return false
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // Not even in the format of a signature.
    return false
  }
}
