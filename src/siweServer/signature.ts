import {
  createClient,
  custom,
  hashMessage,
  isAddressEqual,
  recoverMessageAddress,
  type Chain,
  type Hex,
} from 'viem'
import { verifyHash } from 'viem/actions'
import { SiweRefusal } from './SiweRefusal.ts'

/** The parts of a viem client that are used, on any chain. */
export interface SiweClient {
  readonly chain?: Chain | undefined
  readonly request: (request: never) => Promise<unknown>
}

/** The messages with which nodes report a reverted call; their error codes differ. */
const REVERTED =
  /revert|out of gas|gas required exceeds|invalid opcode|bad instruction|stack under/i

/**
 * Returns whether an account signed a message. A plain account is checked by its key, without a
 * node; a smart account by its contract, deployed (ERC-1271) or not yet (ERC-6492). Rejects with
 * 503 when the node cannot be reached, which viem reports like a wrong signature.
 */
export async function isSignedBy(
  client: SiweClient,
  { address, message, signature }: { address: Hex; message: string; signature: Hex },
): Promise<boolean> {
  const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined)
  if (signer !== undefined && isAddressEqual(signer, address)) return true

  const failures: unknown[] = []
  const asking = createClient({
    chain: client.chain,
    transport: custom(
      {
        request: (request: unknown) =>
          client.request(request as never).catch((error: unknown) => {
            if (!isRevert(error)) failures.push(error)
            throw error
          }),
      },
      { retryCount: 0 },
    ),
  })
  const isSigned = await verifyHash(asking, {
    address,
    hash: hashMessage(message),
    signature,
  }).catch((error: unknown) => void failures.push(error))
  if (isSigned !== true && failures.length > 0) {
    throw new SiweRefusal(
      503,
      'The signature cannot be checked now: the node of its chain does not answer',
      { cause: failures[0] },
    )
  }
  return isSigned === true
}

/**
 * Returns whether a node ran the call and the contract reverted. Other failures say nothing about
 * the signature.
 */
function isRevert(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (('code' in cause && cause.code === 3) || REVERTED.test(cause.message)) return true
  }
  return false
}
