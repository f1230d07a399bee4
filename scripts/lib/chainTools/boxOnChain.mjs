import assert from 'node:assert/strict'
import { encodeErrorResult, parseAbi } from 'viem'
import { chainClient } from './chainClient.mjs'

const slotOfValue = '0x0'

/**
 * Checks with viem the changes that a tool reports.
 *
 * @param {string} rpcUrl
 */
export function boxOnChain(rpcUrl) {
  const client = chainClient(rpcUrl)
  return {
    client,
    /**
     * @param {`0x${string}`} address
     * @param {string} code the output of the compiler
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
