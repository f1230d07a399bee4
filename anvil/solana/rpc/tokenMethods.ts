import type { Address, EncodedAccount } from '@solana/kit'
import { readTokenAccount, type TokenAccount } from '../tokens/readTokenAccount.ts'
import { tokenAmount } from '../tokens/tokenAmount.ts'
import { tokenProgramName, tokenPrograms } from '../tokens/tokenPrograms.ts'
import { encodeAccount } from './encodeAccount.ts'
import { readParams } from './readParams.ts'
import type { RpcMethods, RpcSource } from './rpcMethodTypes.ts'
import { RpcProblem } from './rpcProblem.ts'

type Holding = Extract<TokenAccount, { kind: 'holding' }>['holding']

/** The methods that return token accounts, by owner, by mint or one by one. */
export function createTokenMethods({ chain, inContext }: RpcSource): RpcMethods {
  const { accounts } = chain

  const read = (account: EncodedAccount | undefined) =>
    account &&
    readTokenAccount({
      programAddress: account.programAddress,
      data: new Uint8Array(account.data),
    })

  function holdings(programs: readonly Address[]) {
    return programs.flatMap((program) =>
      accounts.ofProgram(program).flatMap((account) => {
        const found = read(account)
        return found?.kind === 'holding' ? [{ account, holding: found.holding }] : []
      }),
    )
  }

  /** Returns the accounts of one owner or delegate, of one mint or of one token program. */
  function accountsBy(keyOf: (holding: Holding) => string | undefined, params: readonly unknown[]) {
    const [owner, filter, options] = params
    const wanted = readParams.address(owner)
    const { mint, programId } = readParams.options(filter)
    if (mint === undefined && programId === undefined) {
      throw new RpcProblem(-32_602, 'Invalid params: expected `mint` or `programId`.')
    }
    const mintAddress = mint === undefined ? undefined : readParams.address(mint)
    const program =
      mintAddress === undefined
        ? readParams.address(programId)
        : accounts.get(mintAddress)?.programAddress
    if (mintAddress !== undefined && accounts.decimals(mintAddress) === undefined) {
      throw new RpcProblem(-32_602, 'Invalid param: could not find mint')
    }
    if (program === undefined || tokenProgramName(program) === undefined) {
      throw new RpcProblem(-32_602, 'Invalid param: unrecognized Token program id')
    }
    const found = holdings([program])
      .filter(({ holding }) => keyOf(holding) === wanted)
      .filter(({ holding }) => mintAddress === undefined || holding.mint === mintAddress)
    return inContext(
      found.map(({ account }) => ({
        pubkey: account.address,
        account: encodeAccount(account, readParams.options(options), accounts),
      })),
    )
  }

  function decimalsOf(mint: Address): number {
    const decimals = accounts.decimals(mint)
    if (decimals === undefined) throw new RpcProblem(-32_602, 'Invalid param: not a Token mint')
    return decimals
  }

  return {
    getTokenAccountsByOwner: (params) => accountsBy(({ owner }) => owner, params),
    getTokenAccountsByDelegate: (params) =>
      accountsBy(({ hasDelegate, delegate }) => (hasDelegate ? delegate : undefined), params),
    getTokenAccountBalance([owner]) {
      const found = accounts.get(readParams.address(owner))
      if (found === undefined)
        throw new RpcProblem(-32_602, 'Invalid param: could not find account')
      const token = read(found)
      if (token?.kind !== 'holding') {
        throw new RpcProblem(-32_602, 'Invalid param: not a Token account')
      }
      return inContext(tokenAmount(token.holding.amount, decimalsOf(token.holding.mint)))
    },
    getTokenSupply([mint]) {
      const found = accounts.get(readParams.address(mint))
      if (found === undefined)
        throw new RpcProblem(-32_602, 'Invalid param: could not find account')
      const token = read(found)
      if (token?.kind !== 'mint') throw new RpcProblem(-32_602, 'Invalid param: not a Token mint')
      return inContext(tokenAmount(token.mint.supply, token.mint.decimals))
    },
    getTokenLargestAccounts([mint]) {
      const wanted = readParams.address(mint)
      const decimals = decimalsOf(wanted)
      const found = holdings([tokenPrograms.token as Address, tokenPrograms.token2022 as Address])
        .filter(({ holding }) => holding.mint === wanted)
        .toSorted((a, b) => Number(b.holding.amount - a.holding.amount))
        .slice(0, 20)
      return inContext(
        found.map(({ account, holding }) => ({
          address: account.address,
          ...tokenAmount(holding.amount, decimals),
        })),
      )
    },
  }
}
