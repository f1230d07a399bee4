import {
  getAddressCodec,
  getStructCodec,
  getU16Codec,
  getU32Codec,
  getU64Codec,
  getU8Codec,
} from '@solana/kit'

const key = getAddressCodec()
const u64 = getU64Codec()

/** The first 82 bytes of a mint, of either token program. */
export const mintCodec = getStructCodec([
  ['hasMintAuthority', getU32Codec()],
  ['mintAuthority', key],
  ['supply', u64],
  ['decimals', getU8Codec()],
  ['isInitialized', getU8Codec()],
  ['hasFreezeAuthority', getU32Codec()],
  ['freezeAuthority', key],
])

/** The first 165 bytes of an account that holds tokens. */
export const holdingCodec = getStructCodec([
  ['mint', key],
  ['owner', key],
  ['amount', u64],
  ['hasDelegate', getU32Codec()],
  ['delegate', key],
  ['state', getU8Codec()],
  ['isNative', getU32Codec()],
  ['rentExemptReserve', u64],
  ['delegatedAmount', u64],
  ['hasCloseAuthority', getU32Codec()],
  ['closeAuthority', key],
])

const fee = getStructCodec([
  ['epoch', u64],
  ['maximumFee', u64],
  ['transferFeeBasisPoints', getU16Codec()],
])

/** The extension of a Token-2022 mint that charges a transfer fee. */
export const transferFeeConfigCodec = getStructCodec([
  ['transferFeeConfigAuthority', key],
  ['withdrawWithheldAuthority', key],
  ['withheldAmount', u64],
  ['olderTransferFee', fee],
  ['newerTransferFee', fee],
])

/**
 * The position at which Token-2022 says whether an account is a mint or a holding; extensions
 * follow.
 */
export const accountTypeAt = 165
export const accountTypes = { mint: 1, holding: 2 } as const

/** The types of extensions that are read here. */
export const extensionTypes = {
  transferFeeConfig: 1,
  transferFeeAmount: 2,
  immutableOwner: 7,
} as const

/** One extension: type, length, content. */
export interface Extension {
  readonly type: number
  readonly data: Uint8Array
}

/** Returns the extensions of a Token-2022 account, in their order. */
export function readExtensions(data: Uint8Array): readonly Extension[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const extensions: Extension[] = []
  for (let at = accountTypeAt + 1; at + 4 <= data.length;) {
    const type = view.getUint16(at, true)
    const end = at + 4 + view.getUint16(at + 2, true)
    // Type 0 is unused room.
    if (type === 0 || end > data.length) break
    extensions.push({ type, data: data.subarray(at + 4, end) })
    at = end
  }
  return extensions
}
