import { address, type Address } from '@solana/kit'
import type { SolanaToken } from '../solanaTokens.ts'
import {
  accountTypeAt,
  accountTypes,
  extensionTypes,
  holdingCodec,
  mintCodec,
  transferFeeConfigCodec,
} from './tokenLayouts.ts'

const nobody = address('11111111111111111111111111111111')

/** Returns the bytes of a mint, with its transfer fee if it has one. */
export function mintBytes(token: SolanaToken, supply: bigint, authority: Address): Uint8Array {
  const base = mintCodec.encode({
    hasMintAuthority: 1,
    mintAuthority: authority,
    supply,
    decimals: token.decimals,
    isInitialized: 1,
    hasFreezeAuthority: 0,
    freezeAuthority: nobody,
  })
  if (token.program === 'token') return new Uint8Array(base)
  const fee = {
    epoch: 0n,
    maximumFee: token.maximumFee,
    transferFeeBasisPoints: token.feeBasisPoints,
  }
  const config = transferFeeConfigCodec.encode({
    transferFeeConfigAuthority: authority,
    withdrawWithheldAuthority: authority,
    withheldAmount: 0n,
    olderTransferFee: fee,
    newerTransferFee: fee,
  })
  return extended(base, accountTypes.mint, [[extensionTypes.transferFeeConfig, config]])
}

/** Returns the bytes of an account that holds tokens. */
export function holdingBytes(token: SolanaToken, owner: Address, amount: bigint): Uint8Array {
  const base = holdingCodec.encode({
    mint: address(token.mint),
    owner,
    amount,
    hasDelegate: 0,
    delegate: nobody,
    state: 1,
    isNative: 0,
    rentExemptReserve: 0n,
    delegatedAmount: 0n,
    hasCloseAuthority: 0,
    closeAuthority: nobody,
  })
  if (token.program === 'token') return new Uint8Array(base)
  return extended(base, accountTypes.holding, [
    [extensionTypes.immutableOwner, new Uint8Array()],
    [extensionTypes.transferFeeAmount, new Uint8Array(8)],
  ])
}

type Bytes = ArrayLike<number>

function extended(base: Bytes, type: number, extensions: readonly (readonly [number, Bytes])[]) {
  const padding = new Uint8Array(accountTypeAt - base.length)
  const parts = extensions.flatMap(([kind, data]) => [
    ...new Uint8Array(new Uint16Array([kind, data.length]).buffer),
    ...Array.from(data),
  ])
  return Uint8Array.from([...Array.from(base), ...padding, type, ...parts])
}
