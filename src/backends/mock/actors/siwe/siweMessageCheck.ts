import { evmChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../../chains/localChains.ts'

/** What a sign-in message says, and whether its account signed it. */
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
 * Reads and verifies with viem, which is loaded with the first sign-in: a key's signature (EIP-191)
 * first, then a contract's own word (EIP-1271) on its chain.
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
      // No signature of a key: a contract may still know it.
    }
    return { ...facts, signed: await contractAccepts() }

    async function contractAccepts(): Promise<boolean> {
      if (!chains.has(chain) || address === undefined) return false
      // An account that is not deployed yet says in its signature how it will be (ERC-6492).
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
        // The contract reverts on a signature that it does not accept.
        return false
      }
    }
  }
}
