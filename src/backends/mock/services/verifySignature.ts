import type { VerifySignature } from './names/checkRegistration.ts'

/** Verifies a signature of EIP-191 with viem, which loads with the first one. */
export const verifySignature: VerifySignature = async ({ address, message, signature }) => {
  const { isAddress, isHex, verifyMessage } = await import('viem')
  if (!isAddress(address) || !isHex(signature)) return false
  try {
    return await verifyMessage({ address, message, signature })
  } catch {
    // It does not even have the format of a signature.
    return false
  }
}
