import { asRecord } from '../../../../port/asRecord.ts'
import { chainIdHex } from '../../../../port/hex.ts'
import { RpcError } from '../../../shared/rpcError.ts'
import { signWithTestKey } from '../signWithTestKey.ts'
import { readField } from './readFields.ts'
import { typedDataHash, type TypedDataVersion } from './typedDataHash.ts'
import type { RequestApproval, WalletContext, WalletMethodTable } from './walletContext.ts'

/** Messages and typed data (EIP-191, EIP-712 and the form before it). Read first, then shown to the owner. */
export function createSigningMethods(context: WalletContext): WalletMethodTable {
  const { mustOwn, wallet } = context

  async function signTyped(
    version: TypedDataVersion,
    address: unknown,
    typed: unknown,
    approve: RequestApproval,
  ) {
    const own = mustOwn(address)
    await typedDataHash(version, typed)
    if (version !== 'V1') mustBeForChain(typed)
    return approve(() => signWithTestKey.typedData(own, typed, version))
  }

  /** A signature for another chain than the one that the owner sees could be used there. */
  function mustBeForChain(typed: unknown): void {
    const { domain } = asRecord(typeof typed === 'string' ? JSON.parse(typed) : typed)
    const { chainId } = asRecord(domain)
    const active = BigInt(chainIdHex(wallet().chainId))
    if (chainId === undefined || BigInt(String(chainId)) === active) return
    throw new RpcError(
      -32_602,
      `Provided chainId "${String(chainId)}" must match the active chainId "${active}".`,
    )
  }

  return {
    personal_sign([first, second], approve) {
      // Some pages name the account first.
      const isSwapped = isAddress(first) && !isAddress(second)
      const [data, address] = isSwapped ? [second, first] : [first, second]
      const own = mustOwn(address)
      if (typeof data !== 'string') {
        throw new RpcError(-32_602, 'Invalid message: expected text, or its bytes in hex.')
      }
      return approve(() => signWithTestKey.message(own, data))
    },

    async personal_ecRecover([data, signature]) {
      const { recoverMessageAddress } = await import('viem')
      const raw = readField('bytes', 'message', data) as `0x${string}`
      const signed = readField('bytes', 'signature', signature) as `0x${string}`
      try {
        const address = await recoverMessageAddress({ message: { raw }, signature: signed })
        return address.toLowerCase()
      } catch (error) {
        throw new RpcError(-32_602, `Invalid signature: ${String(error)}`)
      }
    },

    eth_signTypedData([first, second], approve) {
      // The list of values comes before the account; some libraries use the name for EIP-712, account first.
      return isAddress(first)
        ? signTyped('V4', first, second, approve)
        : signTyped('V1', second, first, approve)
    },
    eth_signTypedData_v3: ([address, typed], approve) => signTyped('V3', address, typed, approve),
    eth_signTypedData_v4: ([address, typed], approve) => signTyped('V4', address, typed, approve),
  }
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
