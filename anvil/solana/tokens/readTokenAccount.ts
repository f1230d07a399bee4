import type { Address } from '@solana/kit'
import { accountTypeAt, accountTypes, holdingCodec, mintCodec } from './tokenLayouts.ts'
import { tokenProgramName } from './tokenPrograms.ts'

/** The parts of an account that tell whether it belongs to a token program. */
export interface TokenAccountBytes {
  readonly programAddress: Address
  readonly data: Uint8Array
}

/** An account as a token program reads it; `undefined` for any other account. */
export type TokenAccount =
  | { readonly kind: 'mint'; readonly mint: ReturnType<typeof mintCodec.decode> }
  | { readonly kind: 'holding'; readonly holding: ReturnType<typeof holdingCodec.decode> }

const mintSize = 82
const holdingSize = 165

/** Reads an account of one of the token programs, by its size and, with extensions, by its type. */
export function readTokenAccount(account: TokenAccountBytes): TokenAccount | undefined {
  const { data, programAddress } = account
  if (tokenProgramName(programAddress) === undefined) return undefined
  const type = data[accountTypeAt]
  if (data.length === mintSize || type === accountTypes.mint) {
    const mint = mintCodec.decode(data.subarray(0, mintSize))
    return mint.isInitialized === 1 ? { kind: 'mint', mint } : undefined
  }
  if (data.length !== holdingSize && type !== accountTypes.holding) return undefined
  const holding = holdingCodec.decode(data.subarray(0, holdingSize))
  return holding.state === 0 ? undefined : { kind: 'holding', holding }
}
