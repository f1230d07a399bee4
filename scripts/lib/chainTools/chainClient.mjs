import { createPublicClient, http } from 'viem'

/**
 * Reads a local chain with viem, without a cache.
 *
 * @param {string} rpcUrl
 */
export function chainClient(rpcUrl) {
  return createPublicClient({
    transport: http(rpcUrl, { retryCount: 0, timeout: 120_000 }),
    cacheTime: 0,
  })
}
