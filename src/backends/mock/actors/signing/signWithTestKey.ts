import { testAccounts } from '../../../../../anvil/accounts.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { typedDataHash, type TypedDataVersion } from './typedDataHash.ts'

/**
 * Signs with anvil's PUBLIC TEST KEYS. The signatures are real. viem loads with the first one.
 * Rejects with 4100 for an address without a key, -32602 for invalid typed data.
 */
export const signWithTestKey = {
  /** Signs a message (EIP-191). `data` is hex bytes, or text as some pages send it. */
  async message(address: string, data: string): Promise<string> {
    const account = await accountOf(address)
    const hex = /^0x([0-9a-f]{2})*$/i.test(data) ? (data as `0x${string}`) : undefined
    return account.signMessage({ message: hex === undefined ? data : { raw: hex } })
  },

  /**
   * Signs typed data of EIP-712, or of the format before it. `typed` is JSON text or the object
   * itself.
   */
  async typedData(
    address: string,
    typed: unknown,
    version: TypedDataVersion = 'V4',
  ): Promise<string> {
    const account = await accountOf(address)
    return account.sign({ hash: await typedDataHash(version, typed) })
  },
}

async function accountOf(address: string) {
  const known = testAccounts.find((own) => own.address.toLowerCase() === address.toLowerCase())
  if (known === undefined) throw new RpcError(4100, `There is no key for ${address}.`)
  const { privateKeyToAccount } = await import('viem/accounts')
  return privateKeyToAccount(known.privateKey)
}
