import { getBase58Encoder, type EncodedAccount } from '@solana/kit'
import { encodeAccount } from './encodeAccount.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'

const maxAccounts = 100

/** The methods that return balances and accounts as they are now. */
export function createAccountMethods({ chain, inContext }: RpcSource): RpcMethods {
  const { accounts } = chain

  function encoded(owner: unknown, options: unknown) {
    const account = accounts.get(readParams.address(owner))
    return account === undefined
      ? null
      : encodeAccount(account, readParams.options(options), accounts)
  }

  return {
    getBalance: ([owner]) => inContext(accounts.balance(readParams.address(owner)).lamports),
    getAccountInfo: ([owner, options]) => inContext(encoded(owner, options)),
    getMultipleAccounts([owners, options]) {
      const list = readParams.list(owners)
      if (list.length > maxAccounts) {
        throw new RpcProblem(-32_602, `Too many inputs provided; max ${maxAccounts}`)
      }
      // This call has an encoding of its own as default.
      const wanted = { encoding: 'base64', ...readParams.options(options) }
      return inContext(list.map((owner) => encoded(owner, wanted)))
    },
    getProgramAccounts([program, options]) {
      const wanted = readParams.options(options)
      const filters = readParams.list(wanted['filters']).map(readFilter)
      const found = accounts
        .ofProgram(readParams.address(program))
        .filter((account) => filters.every((matches) => matches(account)))
        .map((account) => ({
          pubkey: account.address,
          account: encodeAccount(account, wanted, accounts),
        }))
      return wanted['withContext'] === true ? inContext(found) : found
    },
  }
}

function readFilter(filter: unknown): (account: EncodedAccount) => boolean {
  const { dataSize, memcmp } = readParams.options(filter)
  if (dataSize !== undefined) {
    const size = readParams.whole(dataSize, 'dataSize')
    return ({ data }) => data.length === size
  }
  const { offset, bytes, encoding = 'base58' } = readParams.options(memcmp)
  if (typeof bytes !== 'string') {
    throw new RpcProblem(-32_602, 'Invalid params: a filter is `dataSize` or `memcmp`.')
  }
  const start = readParams.whole(offset, 'offset')
  const wanted =
    encoding === 'base64' ? Buffer.from(bytes, 'base64') : getBase58Encoder().encode(bytes)
  return ({ data }) =>
    data.length >= start + wanted.length &&
    wanted.every((byte, index) => data[start + index] === byte)
}
