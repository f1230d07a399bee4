import assert from 'node:assert/strict'
import { encodeErrorResult, parseAbi } from 'viem'
import { chainClient } from './chainClient.mjs'

const slotOfValue = '0x0'

/**
 * Reads with viem what a tool says it did.
 *
 * @param {string} rpcUrl
 */
export function boxOnChain(rpcUrl) {
  const client = chainClient(rpcUrl)
  return {
    client,
    /**
     * @param {`0x${string}`} address
     * @param {string} code what the compiler made
     */
    async hasCode(address, code) {
      const deployed = await client.getCode({ address })
      assert.ok(code.length > 2, 'The compiler made no code.')
      assert.equal(deployed, code)
    },
    /**
     * @param {`0x${string}`} address
     * @param {number} value
     */
    async holds(address, value) {
      const stored = await client.getStorageAt({ address, slot: slotOfValue })
      assert.equal(Number(stored), value)
    },
    /** The revert of a write of 1001. */
    tooLarge: encodeErrorResult({
      abi: parseAbi(['error TooLarge(uint256 given, uint256 limit)']),
      args: [1001n, 1000n],
    }),
  }
}
