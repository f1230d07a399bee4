import { getBase58Decoder, type EncodedAccount } from '@solana/kit'
import type { ChainAccounts } from '../chain/chainAccounts.ts'
import { parseTokenAccount } from '../tokens/parseTokenAccount.ts'
import { RpcProblem } from './rpcProblem.ts'

const maxBase58 = 128

/**
 * Encodes an account as nodes do. Throws an `RpcProblem` for an encoding that is not supported, or
 * too small.
 */
export function encodeAccount(
  account: EncodedAccount,
  options: Readonly<Record<string, unknown>>,
  accounts: Pick<ChainAccounts, 'decimals'>,
) {
  const bytes = new Uint8Array(account.data)
  return {
    data: encodeData(bytes, account, options, accounts),
    executable: account.executable,
    lamports: account.lamports,
    owner: account.programAddress,
    // The number means that the account is exempt from rent, as every account is.
    rentEpoch: 18_446_744_073_709_551_615n,
    space: bytes.length,
  }
}

function encodeData(
  bytes: Uint8Array,
  { programAddress }: EncodedAccount,
  { encoding, dataSlice }: Readonly<Record<string, unknown>>,
  accounts: Pick<ChainAccounts, 'decimals'>,
) {
  if (encoding === 'jsonParsed') {
    const parsed = parseTokenAccount({ programAddress, data: bytes }, accounts.decimals)
    if (parsed !== undefined) return parsed
  }
  const { offset = 0, length = bytes.length } = Object(dataSlice) as Record<string, unknown>
  const slice = bytes.subarray(Number(offset), Number(offset) + Number(length))
  const base64 = () => Buffer.from(slice).toString('base64')
  switch (encoding ?? 'binary') {
    case 'base64':
    case 'jsonParsed':
      return [base64(), 'base64']
    case 'base58':
      return [base58(slice), 'base58']
    // This is the default encoding of nodes.
    case 'binary':
      return base58(slice)
    default:
      throw new RpcProblem(
        -32_602,
        `Invalid params: unknown variant \`${String(encoding)}\`, expected one of \`binary\`, \`base58\`, \`base64\`, \`jsonParsed\`.`,
      )
  }
}

function base58(bytes: Uint8Array): string {
  if (bytes.length <= maxBase58) return getBase58Decoder().decode(bytes)
  throw new RpcProblem(
    -32_600,
    'Encoded binary (base 58) data should be less than 128 bytes, please use Base64 encoding.',
  )
}
