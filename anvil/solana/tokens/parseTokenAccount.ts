import type { TokenAccountBytes } from './readTokenAccount.ts'
import { readTokenAccount } from './readTokenAccount.ts'
import { tokenAmount } from './tokenAmount.ts'
import { extensionTypes, readExtensions, transferFeeConfigCodec } from './tokenLayouts.ts'
import { tokenProgramName } from './tokenPrograms.ts'

/**
 * Returns the content of a token account in the encoding `jsonParsed`; `undefined` for any other
 * account.
 * @param decimalsOf the decimals of a mint, `undefined` when there is no such mint
 */
export function parseTokenAccount(
  account: TokenAccountBytes,
  decimalsOf: (mint: string) => number | undefined,
) {
  const program = tokenProgramName(account.programAddress)
  const read = readTokenAccount(account)
  if (program === undefined || read === undefined) return undefined
  const extensions = readExtensions(account.data).map(parseExtension)
  const added = extensions.length > 0 ? { extensions } : {}
  const space = account.data.length
  if (read.kind === 'mint') {
    const { mint } = read
    const info = {
      decimals: mint.decimals,
      freezeAuthority: mint.hasFreezeAuthority ? mint.freezeAuthority : null,
      isInitialized: true,
      mintAuthority: mint.hasMintAuthority ? mint.mintAuthority : null,
      supply: String(mint.supply),
      ...added,
    }
    return { program, parsed: { info, type: 'mint' }, space }
  }
  const { holding } = read
  const decimals = decimalsOf(holding.mint)
  if (decimals === undefined) return undefined
  const info = {
    isNative: holding.isNative === 1,
    mint: holding.mint,
    owner: holding.owner,
    state: holding.state === 2 ? 'frozen' : 'initialized',
    tokenAmount: tokenAmount(holding.amount, decimals),
    ...(holding.hasDelegate
      ? {
          delegate: holding.delegate,
          delegatedAmount: tokenAmount(holding.delegatedAmount, decimals),
        }
      : {}),
    ...(holding.isNative
      ? { rentExemptReserve: tokenAmount(holding.rentExemptReserve, decimals) }
      : {}),
    ...(holding.hasCloseAuthority ? { closeAuthority: holding.closeAuthority } : {}),
    ...added,
  }
  return { program, parsed: { info, type: 'account' }, space }
}

function parseExtension({ type, data }: { type: number; data: Uint8Array }) {
  if (type === extensionTypes.transferFeeConfig) {
    const { olderTransferFee, newerTransferFee, ...config } = transferFeeConfigCodec.decode(data)
    const state = { ...config, olderTransferFee, newerTransferFee }
    return { extension: 'transferFeeConfig', state }
  }
  if (type === extensionTypes.transferFeeAmount) {
    const withheldAmount = new DataView(data.buffer, data.byteOffset, 8).getBigUint64(0, true)
    return { extension: 'transferFeeAmount', state: { withheldAmount } }
  }
  if (type === extensionTypes.immutableOwner) return { extension: 'immutableOwner' }
  return { extension: 'unparseableExtension' }
}
