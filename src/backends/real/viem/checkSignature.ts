import {
  createClient,
  custom,
  hashMessage,
  hashTypedData,
  isAddressEqual,
  isHex,
  recoverAddress,
  size,
  type Hex,
} from 'viem'
import { getCode, verifyHash } from 'viem/actions'
import { isErc6492Signature } from 'viem/utils'
import { FoyerError } from '../../port/errors.ts'

/**
 * The signed data: the two parameters of `personal_sign` or `eth_signTypedData_v4` without the
 * address.
 */
export interface SignedRequest {
  readonly method: 'personal_sign' | 'eth_signTypedData_v4'
  readonly data: unknown
  readonly address: string
  readonly isSmartAccount: boolean
  readonly signature: unknown
}

/** Reads the chain of the account. */
type Call = (method: string, params: readonly unknown[]) => Promise<unknown>

/**
 * Returns whether a signature is by the account: a plain one by its key, a smart account's by its
 * contract (ERC-1271, ERC-6492). `undefined` when this cannot be determined. It needs viem like
 * this whole folder, so load it with `import()`.
 */
export async function checkSignature(
  signed: SignedRequest,
  call: Call,
): Promise<boolean | undefined> {
  const { address, signature } = signed
  const hash = hashOf(signed)
  if (hash === undefined || !isHex(signature) || !isHex(address)) return undefined
  const isPlain = size(signature) === 65
  if (isPlain) {
    const signer = await recoverAddress({ hash, signature }).catch(() => undefined)
    if (signer !== undefined && isAddressEqual(signer, address)) return true
    if (!signed.isSmartAccount) return signer === undefined ? undefined : false
  }
  return askContract({ address, hash, signature }, call)
}

async function askContract(
  { address, hash, signature }: { address: Hex; hash: Hex; signature: Hex },
  call: Call,
): Promise<boolean | undefined> {
  let isUnanswered = false
  const client = createClient({
    transport: custom(
      {
        request: ({ method, params }: { method: string; params?: readonly unknown[] }) =>
          call(method, params ?? []).catch((thrown: unknown) => {
            isUnanswered ||= !isRevert(thrown)
            throw thrown
          }),
      },
      { retryCount: 0 },
    ),
  })
  try {
    const code = await getCode(client, { address })
    // An account without its contract accepts only a signature that says how to deploy it.
    if (code === undefined && !isErc6492Signature(signature)) return undefined
    const isRight = await verifyHash(client, { address, hash, signature })
    return isRight || (isUnanswered ? undefined : false)
  } catch {
    // The chain cannot be read, so nothing is known about the signature.
    return undefined
  }
}

/** True if the contract reverted, which is an answer: it does not accept the signature. */
function isRevert(thrown: unknown): boolean {
  if (!(thrown instanceof FoyerError)) return false
  const { revertData, rpcCode } = thrown.details
  return revertData !== undefined || rpcCode === 3
}

function hashOf({ method, data }: SignedRequest): Hex | undefined {
  try {
    if (method === 'personal_sign') {
      return typeof data === 'string' ? hashMessage(isHex(data) ? { raw: data } : data) : undefined
    }
    // The shape is checked by viem, which throws for any other.
    const typed = typeof data === 'string' ? (JSON.parse(data) as object) : data
    return hashTypedData(typed as Parameters<typeof hashTypedData>[0])
  } catch {
    // It is no data of a signature that is known here.
    return undefined
  }
}
