import { getBase58Decoder, getBase58Encoder } from '@solana/kit'
import type { AccountBalance } from '../chain/chainAccounts.ts'
import type { Message, MessageInstruction } from '../chain/readMessage.ts'
import type { TransactionRecord } from '../chain/transactionRecord.ts'
import { tokenAmount } from '../tokens/tokenAmount.ts'
import { encodeRun } from './encodeRun.ts'
import { innerInstructions } from './innerInstructions.ts'
import { parseInstruction } from './parseInstruction.ts'
import { RpcProblem } from './rpcProblem.ts'

/**
 * Encodes a transaction of a block with its result. Throws an `RpcProblem` for a version that the
 * client does not read.
 */
export function encodeTransaction(
  record: TransactionRecord,
  options: Readonly<Record<string, unknown>>,
) {
  const { message } = record
  const { encoding = 'json', maxSupportedTransactionVersion: newest } = options
  if (newest === undefined && message.version !== 'legacy') {
    throw new RpcProblem(
      -32_015,
      `Transaction version (${message.version}) is not supported by the requesting client. Please try the request again with the following configuration parameter: "maxSupportedTransactionVersion": ${message.version}`,
    )
  }
  const isParsed = encoding === 'jsonParsed'
  return {
    transaction: encodeBody(record, encoding),
    meta: encodeMeta(record, isParsed),
    ...(newest === undefined ? {} : { version: message.version }),
  }
}

function encodeBody({ wire, message, signatures }: TransactionRecord, encoding: unknown) {
  switch (encoding) {
    case 'base64':
      return [Buffer.from(wire).toString('base64'), 'base64']
    case 'base58':
      return [getBase58Decoder().decode(wire), 'base58']
    case 'json':
      return { signatures, message: { ...plainMessage(message), ...lookups(message) } }
    case 'jsonParsed':
      return { signatures, message: { ...parsedMessage(message), ...lookups(message) } }
    default:
      throw new RpcProblem(-32_602, `Invalid params: unknown encoding ${String(encoding)}.`)
  }
}

const lookups = ({ version, lookups: tables }: Message) =>
  version === 'legacy' ? {} : { addressTableLookups: tables }

function plainMessage(message: Message) {
  return {
    accountKeys: message.staticKeys,
    header: message.header,
    recentBlockhash: message.blockhash,
    instructions: message.instructions.map((instruction) => ({
      programIdIndex: instruction.programIndex,
      accounts: instruction.accounts,
      data: getBase58Decoder().decode(instruction.data),
      stackHeight: 1,
    })),
  }
}

function parsedMessage(message: Message) {
  const { keys, staticKeys } = message
  return {
    accountKeys: keys.map((pubkey, index) => ({
      pubkey,
      signer: message.isSigner(index),
      writable: message.isWritable(index),
      source: index < staticKeys.length ? 'transaction' : 'lookupTable',
    })),
    recentBlockhash: message.blockhash,
    instructions: message.instructions.map((each) => ({
      ...parseInstruction(each, keys),
      stackHeight: 1,
    })),
  }
}

function encodeMeta(record: TransactionRecord, isParsed: boolean) {
  const { message, before, after, fee } = record
  const { err, logs, unitsConsumed, returnData } = encodeRun(record)
  const inner = innerInstructions(record.meta)
  return {
    err,
    status: err === null ? { Ok: null } : { Err: err },
    fee,
    preBalances: before.map(({ lamports }) => lamports),
    postBalances: after.map(({ lamports }) => lamports),
    preTokenBalances: tokenBalances(before),
    postTokenBalances: tokenBalances(after),
    innerInstructions: isParsed
      ? inner.map(({ index, instructions }) => ({
          index,
          instructions: instructions.map(({ programIdIndex, accounts, data, stackHeight }) => ({
            ...parseInstruction(
              { programIndex: programIdIndex, accounts, data: bytesOf(data) },
              message.keys,
            ),
            stackHeight,
          })),
        }))
      : inner,
    logMessages: logs,
    computeUnitsConsumed: unitsConsumed,
    rewards: [],
    ...(isParsed ? {} : { loadedAddresses: message.loaded }),
    ...(returnData === null ? {} : { returnData }),
  }
}

function tokenBalances(balances: readonly AccountBalance[]) {
  return balances.flatMap(({ token }, accountIndex) =>
    token === undefined
      ? []
      : [
          {
            accountIndex,
            mint: token.mint,
            owner: token.owner,
            programId: token.programId,
            uiTokenAmount: tokenAmount(token.units, token.decimals),
          },
        ],
  )
}

function bytesOf(data: string): MessageInstruction['data'] {
  return new Uint8Array(getBase58Encoder().encode(data))
}
