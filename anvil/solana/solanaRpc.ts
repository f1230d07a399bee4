import {
  address,
  getBase58Decoder,
  getBase64Encoder,
  getTransactionDecoder,
  isSignature,
  lamports,
} from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import { solanaAccounts, solanaTestBalance } from './solanaAccounts.ts'

const perSol = 1_000_000_000n

/** A refusal as a node words it. */
interface RpcProblem {
  readonly code: number
  readonly message: string
}

/** The part of Solana's JSON-RPC that is answered here; everything else is `Method not found`. */
export interface SolanaRpc {
  /** One request or a batch, as text; resolves with the text of the answer. */
  answer(body: string): string
}

/** Puts the test accounts' coins in place and answers over that machine. Commitment levels make no difference: one block after another, at once final. */
export function createSolanaRpc(svm: LiteSVM): SolanaRpc {
  for (const account of solanaAccounts) {
    svm.airdrop(address(account.address), lamports(BigInt(solanaTestBalance) * perSol))
  }
  const slot = () => Number(svm.getClock().slot)
  const inContext = (value: unknown) => ({ context: { slot: slot(), apiVersion: '3.0.0' }, value })

  const methods: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    getHealth: () => 'ok',
    getSlot: slot,
    getBlockHeight: slot,
    getBalance: ([owner]) => inContext(Number(svm.getBalance(addressOf(owner)) ?? 0n)),
    getLatestBlockhash: () =>
      inContext({ blockhash: svm.latestBlockhash(), lastValidBlockHeight: slot() + 150 }),
    getMinimumBalanceForRentExemption: ([size]) =>
      Number(svm.minimumBalanceForRentExemption(BigInt(Number(size)))),
    // No mint is created here, so nobody holds tokens.
    getTokenAccountsByOwner: ([owner]) => inContext(addressOf(owner) && []),
    getSignatureStatuses: ([signatures]) => inContext(listOf(signatures).map(statusOf)),
    requestAirdrop([owner, amount]) {
      const done = svm.airdrop(addressOf(owner), lamports(BigInt(Number(amount))))
      if (done === null || done instanceof FailedTransactionMetadata) {
        throw problem(-32_603, 'Internal error: the airdrop failed')
      }
      return getBase58Decoder().decode(done.signature())
    },
    sendTransaction([wire, options]) {
      const { encoding } = Object(options) as { encoding?: unknown }
      if (typeof wire !== 'string' || encoding !== 'base64') {
        throw problem(-32_602, 'Invalid params: expected a transaction with encoding base64')
      }
      const transaction = decoded(wire)
      const outcome = svm.sendTransaction(transaction)
      if (outcome instanceof FailedTransactionMetadata) {
        throw problem(-32_002, `Transaction simulation failed: ${reasonOf(outcome)}`)
      }
      // The next one gets another blockhash, so that the same payment twice is two payments.
      svm.expireBlockhash()
      return getBase58Decoder().decode(outcome.signature())
    },
  }

  function statusOf(signature: unknown) {
    if (typeof signature !== 'string' || !isSignature(signature)) return null
    const found = svm.getTransaction(signature)
    if (found === null) return null
    const failed = found instanceof FailedTransactionMetadata
    return {
      slot: slot(),
      confirmations: null,
      confirmationStatus: 'finalized',
      err: failed ? reasonOf(found) : null,
      status: failed ? { Err: reasonOf(found) } : { Ok: null },
    }
  }

  function one(request: unknown): unknown {
    const { id = null, method, params = [] } = Object(request) as Record<string, unknown>
    const own = typeof method === 'string' && Object.hasOwn(methods, method)
    try {
      if (!own) throw problem(-32_601, 'Method not found')
      return { jsonrpc: '2.0', id, result: methods[method]?.(listOf(params)) ?? null }
    } catch (error) {
      return {
        jsonrpc: '2.0',
        id,
        error: isProblem(error) ? error : problem(-32_603, String(error)),
      }
    }
  }

  return {
    answer(body) {
      let asked: unknown
      try {
        asked = JSON.parse(body)
      } catch {
        return JSON.stringify({ jsonrpc: '2.0', id: null, error: problem(-32_700, 'Parse error') })
      }
      return JSON.stringify(Array.isArray(asked) ? asked.map(one) : one(asked))
    },
  }
}

function addressOf(value: unknown) {
  try {
    return address(String(value))
  } catch {
    throw problem(-32_602, 'Invalid param: WrongSize')
  }
}

function decoded(wire: string) {
  try {
    return getTransactionDecoder().decode(getBase64Encoder().encode(wire))
  } catch (error) {
    throw problem(-32_602, `failed to deserialize the transaction: ${String(error)}`)
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** What a node calls the failures that a payment can meet, by their number at the virtual machine. */
const failures: Readonly<Record<number, string>> = {
  2: 'Attempt to debit an account but found no record of a prior credit.',
  4: 'Insufficient funds for fee',
  6: 'This transaction has already been processed',
  7: 'Blockhash not found',
  11: 'Transaction signature verification failure',
}

function reasonOf(failed: FailedTransactionMetadata): string {
  const error = failed.err()
  const known = typeof error === 'number' ? failures[error] : undefined
  return known ?? failed.meta().logs().at(-1) ?? 'Error processing the transaction'
}

function problem(code: number, message: string): RpcProblem {
  return { code, message }
}

function isProblem(value: unknown): value is RpcProblem {
  return typeof value === 'object' && value !== null && 'code' in value && 'message' in value
}
