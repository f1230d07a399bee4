import { evmChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../../chains/localChains.ts'

/** The fields of a sign-in message, and whether its account signed it. */
export type SiweMessageCheck = (
  message: string,
  signature: string,
) => Promise<{
  readonly domain: string | undefined
  readonly nonce: string
  readonly address: string
  readonly chainId: `${string}:${string}`
  readonly signed: boolean
}>

/**
 * Parses and verifies with viem, which loads with the first sign-in: first a key's signature (EIP-191), then the response of a contract
 * (EIP-1271) on its chain.
 */
export function createSiweMessageCheck(chains: LocalChains): SiweMessageCheck {
  return async (message, signature) => {
    const [{ parseSiweMessage }, viem] = await Promise.all([import('viem/siwe'), import('viem')])
    const { domain, nonce = '', address, chainId = 1 } = parseSiweMessage(message)
    const chain = evmChainId(chainId)
    const facts = { domain, nonce, address: address ?? '', chainId: chain }
    if (address === undefined || !viem.isHex(signature)) return { ...facts, signed: false }
    try {
      if (await viem.verifyMessage({ address, message, signature }))
        return { ...facts, signed: true }
    } catch {
      // It is not the signature of a key, but a contract may still accept it.
    }
    return { ...facts, signed: await contractAccepts() }

    async function contractAccepts(): Promise<boolean> {
      if (!chains.has(chain) || address === undefined) return false
      // For an account that is not deployed yet, the signature contains its deployment (ERC-6492).
      if (viem.isErc6492Signature(signature as `0x${string}`)) {
        const transport = viem.custom({
          request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
            chains.rpc(chain, method, params),
        })
        const client = viem.createPublicClient({ transport })
        return client.verifyMessage({ address, message, signature: signature as `0x${string}` })
      }
      const data = viem.encodeFunctionData({
        abi: viem.parseAbi(['function isValidSignature(bytes32, bytes) view returns (bytes4)']),
        args: [viem.hashMessage(message), signature as `0x${string}`],
      })
      try {
        const answer = await chains.rpc(chain, 'eth_call', [{ to: address, data }, 'latest'])
        return String(answer).startsWith('0x1626ba7e')
      } catch {
        // The contract reverts for a signature that it does not accept.
        return false
      }
    }
  }
}
