import { referenceOf } from '../../../../backends/port/chainIds.ts'
import type { SiweMessageParts } from '../../../core/options/config.ts'

/**
 * Writes the sign-in message after ERC-4361, for `siweConfig.createMessage`; a host may add a statement of one line.
 * Loads viem on the first call. Rejects when a part is invalid, e.g. a nonce of less than 8 letters and digits.
 */
export async function siweMessage(
  parts: SiweMessageParts & { readonly statement?: string },
): Promise<string> {
  const { createSiweMessage } = await import('viem/siwe')
  return createSiweMessage({
    // viem checks it and adds its checksum.
    address: parts.address as `0x${string}`,
    chainId: Number(referenceOf(parts.chainId)),
    domain: parts.domain,
    nonce: parts.nonce,
    uri: parts.uri,
    version: parts.version,
    // Only printed: a real Date would not follow the widget's clock.
    issuedAt: { toISOString: () => parts.iat } as Date,
    ...(parts.statement === undefined ? {} : { statement: parts.statement }),
  })
}
