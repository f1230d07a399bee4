import { solanaAccounts } from '../../../../../../anvil/solana/solanaAccounts.ts'
import { RpcError } from '../../../shared/rpcError.ts'

/** The PKCS #8 header before the 32 bytes of an Ed25519 seed. */
const prefix = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

/**
 * Signs with one of the PUBLIC TEST KEYS. The Ed25519 signature is real. Rejects with 4100 for an
 * address without a key.
 */
export async function signWithSolanaKey(address: string, bytes: Uint8Array): Promise<Uint8Array> {
  const account = solanaAccounts.find((own) => own.address === address)
  if (account === undefined) throw new RpcError(4100, `There is no key for ${address}.`)
  const seed = Array<number>(32).fill(account.seedByte)
  const key = await crypto.subtle.importKey(
    'pkcs8',
    new Uint8Array([...prefix, ...seed]),
    'Ed25519',
    false,
    ['sign'],
  )
  return new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(bytes)))
}
