import { getBase58Encoder } from '@solana/kit'
import { decodeTransaction, type DecodedTransaction } from '../chain/decodeTransaction.ts'
import { readMessage } from '../chain/readMessage.ts'
import { transactionFee } from '../chain/transactionFee.ts'
import { encodeAccount } from './encodeAccount.ts'
import { encodeRun } from './encodeRun.ts'
import { innerInstructions } from './innerInstructions.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'

/** The number of bytes of a transaction that fit into a packet. */
const packetSize = 1_232

/** The methods that send and simulate transactions, return fees, and give out coins (airdrop). */
export function createTransactionMethods({ chain, faucet, inContext }: RpcSource): RpcMethods {
  const { accounts, clock } = chain

  function read(wire: unknown, encoding: unknown = 'base58'): DecodedTransaction {
    const bytes = bytesOf(wire, encoding)
    if (bytes.length > packetSize) {
      throw new RpcProblem(
        -32_602,
        `decoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: ${packetSize} bytes)`,
      )
    }
    try {
      return decodeTransaction(bytes, accounts.tableAddress)
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      throw new RpcProblem(-32_602, `failed to deserialize the transaction: ${why}`)
    }
  }

  /** Runs a node's checks before it passes a transaction on. */
  function preflight(sent: DecodedTransaction): void {
    const result = chain.simulate(sent, { checkSignatures: true, checkBlockhash: true })
    if (result.error?.error === 'SignatureFailure') {
      throw new RpcProblem(-32_003, 'Transaction signature verification failure')
    }
    if (result.error === undefined) return
    throw new RpcProblem(-32_002, `Transaction simulation failed: ${result.error.words}`, {
      accounts: null,
      ...encodeRun(result),
      innerInstructions: null,
      replacementBlockhash: null,
    })
  }

  return {
    sendTransaction([wire, options]) {
      const { encoding, skipPreflight } = readParams.options(options)
      const sent = read(wire, encoding)
      if (skipPreflight !== true) preflight(sent)
      // The result does not matter: the node has passed it on, and its signature is the answer.
      chain.execute(sent)
      return sent.signatures[0]
    },
    simulateTransaction([wire, options]) {
      const wanted = readParams.options(options)
      const { replaceRecentBlockhash, sigVerify } = wanted
      if (sigVerify === true && replaceRecentBlockhash === true) {
        throw new RpcProblem(-32_602, 'sigVerify may not be used with replaceRecentBlockhash')
      }
      const sent = read(wire, wanted['encoding'])
      const result = chain.simulate(sent, {
        checkSignatures: sigVerify === true,
        checkBlockhash: replaceRecentBlockhash !== true,
      })
      const asked =
        wanted['accounts'] === undefined ? undefined : readParams.options(wanted['accounts'])
      const after = new Map(result.accounts.map((account) => [account.address, account]))
      const slot = clock.slot()
      return inContext({
        ...encodeRun(result),
        accounts:
          asked === undefined
            ? null
            : readParams.list(asked['addresses']).map((each) => {
                const owner = readParams.address(each)
                const account = after.get(owner) ?? accounts.get(owner)
                return account === undefined || account.lamports === 0n
                  ? null
                  : encodeAccount(account, { encoding: 'base64', ...asked }, accounts)
              }),
        innerInstructions:
          wanted['innerInstructions'] === true ? innerInstructions(result.meta) : null,
        replacementBlockhash:
          replaceRecentBlockhash === true
            ? {
                blockhash: clock.blockhashOf(slot),
                lastValidBlockHeight: clock.heightOf(slot) + 150,
              }
            : null,
      })
    },
    getFeeForMessage([text]) {
      try {
        const message = readMessage(Buffer.from(String(text), 'base64'), accounts.tableAddress)
        const isRecent = clock.slotOfRecent(message.blockhash) !== undefined
        return inContext(isRecent ? transactionFee(message) : null)
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        throw new RpcProblem(-32_602, `failed to deserialize the message: ${why}`)
      }
    },
    requestAirdrop([owner, amount]) {
      const lamports = BigInt(readParams.whole(amount, 'lamports'))
      const blockhash = clock.blockhashOf(clock.slot())
      const wire = faucet.payment(readParams.address(owner), lamports, blockhash)
      const { record, error } = chain.execute(decodeTransaction(wire, accounts.tableAddress))
      if (record !== undefined && error === undefined) return record.signature
      throw new RpcProblem(-32_603, `Internal error: the airdrop failed: ${error?.words}`)
    },
  }
}

function bytesOf(wire: unknown, encoding: unknown): Uint8Array {
  if (typeof wire !== 'string') {
    throw new RpcProblem(-32_602, 'Invalid params: expected an encoded transaction.')
  }
  if (encoding === 'base64') return new Uint8Array(Buffer.from(wire, 'base64'))
  if (encoding !== 'base58') {
    throw new RpcProblem(
      -32_602,
      `unsupported encoding: ${String(encoding)}. Supported encodings: base58, base64`,
    )
  }
  try {
    return new Uint8Array(getBase58Encoder().encode(wire))
  } catch {
    throw new RpcProblem(-32_602, 'invalid base58 encoding: InvalidCharacter')
  }
}
