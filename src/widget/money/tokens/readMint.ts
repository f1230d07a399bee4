import { asRecord } from '../../../backends/port/asRecord.ts'
import type { Address } from '../../../backends/port/connectors.ts'
import { FoyerError } from '../../../backends/port/errors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { Core } from '../../core/core.ts'
import { readAccount } from '../solana/readAccount.ts'
import { solanaPrograms } from '../solana/solanaPrograms.ts'

/** The data of a mint on Solana about its token. */
export interface MintFacts {
  readonly program: Address
  readonly decimals: number
  /** Each of its token accounts stores withheld fees (Token-2022). */
  readonly hasTransferFee: boolean
}

const decimalsAt = 44
const mintSize = 82
/** Offset at which Token-2022 stores the account type (1 for a mint), followed by its extensions. */
const typeAt = 165
const transferFeeConfig = 1

/** Reads the account of a mint. Rejects with `chain.malformed` if it is not a mint, and like the chain. */
export async function readMint(
  core: Pick<Core, 'backend'>,
  network: Network,
  mint: Address,
  signal: AbortSignal,
): Promise<MintFacts> {
  const { data, owner } = asRecord(await readAccount(core, network, mint, 'base64', signal))
  const bytes = bytesOf(data)
  const isMint =
    (owner === solanaPrograms.token && bytes.length === mintSize) ||
    (owner === solanaPrograms.token2022 && (bytes.length === mintSize || bytes[typeAt] === 1))
  if (!isMint) {
    throw new FoyerError('chain.malformed', `Failed to read the token ${mint}: not a mint account.`)
  }
  const account = new DataView(bytes.buffer)
  return {
    program: String(owner),
    decimals: account.getUint8(decimalsAt),
    hasTransferFee: extensionsOf(account).includes(transferFeeConfig),
  }
}

/** Returns the bytes of an account; none if the answer is not base64. */
function bytesOf(data: unknown): Uint8Array<ArrayBuffer> {
  try {
    const text = atob(String(Array.isArray(data) ? data[0] : data))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  } catch {
    return new Uint8Array() // It is not base64, so it is not a mint.
  }
}

/**
 * Returns the types of the extensions. Each has a type and a length of two bytes, followed by its
 * data.
 */
function extensionsOf(account: DataView): readonly number[] {
  const types: number[] = []
  for (let at = typeAt + 1; at + 4 <= account.byteLength;) {
    types.push(account.getUint16(at, true))
    at += 4 + account.getUint16(at + 2, true)
  }
  return types
}
