import { contractCode } from '../contracts/contractCode.ts'
import { knownAddresses } from '../knownAddresses.ts'
import { rpcCall } from '../rpcCall.ts'

const million = `0x${(1_000_000n * 10n ** 18n).toString(16)}`

/**
 * Writes to a chain without a first block of its own the basics that the services need: Multicall3,
 * and an account with coins. It creates no block.
 * @param path of the node's socket
 */
export async function addBasics(path: string): Promise<void> {
  const { multicall, treasury } = knownAddresses
  const code = await rpcCall(path, 'eth_getCode', [multicall, 'latest'])
  if (code === '0x') {
    await rpcCall(path, 'anvil_setCode', [multicall, contractCode.Multicall3.runtime])
  }
  await rpcCall(path, 'anvil_setBalance', [treasury, million])
}
