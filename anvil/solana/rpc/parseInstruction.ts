import { getBase58Decoder, type Address } from '@solana/kit'
import type { MessageInstruction } from '../chain/readMessage.ts'
import { systemProgram } from '../systemProgram.ts'
import { tokenProgramName, tokenPrograms } from '../tokens/tokenPrograms.ts'
import { tokenAmount } from '../tokens/tokenAmount.ts'

const memoProgram = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'

/** A parsed instruction; `undefined` for a kind that is not parsed here. */
type Parsed =
  { readonly type: string; readonly info: Readonly<Record<string, unknown>> } | undefined

/**
 * Returns one instruction as `jsonParsed` has it: the payments that wallets make are parsed, others
 * stay bytes.
 */
export function parseInstruction(instruction: MessageInstruction, keys: readonly Address[]) {
  const programId = keys[instruction.programIndex] ?? ''
  const accounts = instruction.accounts.map((index) => keys[index] ?? '')
  const { data } = instruction
  if (programId === memoProgram) {
    return { program: 'spl-memo', programId, parsed: new TextDecoder().decode(data) }
  }
  const [program, parsed] = parseBy(programId, accounts, data)
  if (parsed !== undefined) return { program, programId, parsed }
  return { programId, accounts, data: getBase58Decoder().decode(data) }
}

function parseBy(
  programId: string,
  accounts: readonly string[],
  data: Uint8Array,
): readonly [string, Parsed] {
  const token = tokenProgramName(programId)
  if (token !== undefined) return [token, parseToken(accounts, data)]
  if (programId === systemProgram) return ['system', parseSystem(accounts, data)]
  if (programId === tokenPrograms.associated) {
    return ['spl-associated-token-account', parseAssociated(accounts, data)]
  }
  return ['', undefined]
}

function parseSystem([source, destination]: readonly string[], data: Uint8Array): Parsed {
  const view = viewOf(data)
  if (data.length < 12 || view.getUint32(0, true) !== 2) return undefined
  return { type: 'transfer', info: { source, destination, lamports: view.getBigUint64(4, true) } }
}

function parseToken(accounts: readonly string[], data: Uint8Array): Parsed {
  const view = viewOf(data)
  const [source, second, third, fourth] = accounts
  if (data[0] === 3 && data.length >= 9) {
    const amount = String(view.getBigUint64(1, true))
    return { type: 'transfer', info: { source, destination: second, authority: third, amount } }
  }
  const checked = { source, mint: second, destination: third, authority: fourth }
  if (data[0] === 12 && data.length >= 10) {
    const amount = tokenAmount(view.getBigUint64(1, true), view.getUint8(9))
    return { type: 'transferChecked', info: { ...checked, tokenAmount: amount } }
  }
  // This is instruction 1 of the transfer fee extension.
  if (data[0] === 26 && data[1] === 1 && data.length >= 19) {
    const decimals = view.getUint8(10)
    const info = {
      ...checked,
      tokenAmount: tokenAmount(view.getBigUint64(2, true), decimals),
      feeAmount: tokenAmount(view.getBigUint64(11, true), decimals),
    }
    return { type: 'transferCheckedWithFee', info }
  }
  return undefined
}

function parseAssociated(accounts: readonly string[], data: Uint8Array): Parsed {
  const [source, account, wallet, mint, systemAccount, tokenProgram] = accounts
  if (data.length > 1 || (data[0] ?? 0) > 1) return undefined
  const info = { source, account, wallet, mint, systemProgram: systemAccount, tokenProgram }
  return { type: data[0] === 1 ? 'createIdempotent' : 'create', info }
}

const viewOf = (data: Uint8Array) => new DataView(data.buffer, data.byteOffset, data.byteLength)
