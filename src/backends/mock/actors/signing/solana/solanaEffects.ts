import { solanaTokens } from '../../../../../../anvil/solana/solanaTokens.ts'
import { tokenPrograms } from '../../../../../../anvil/solana/tokens/tokenPrograms.ts'
import type { ChainId } from '../../../../port/chainIds.ts'
import { formatUnits } from '../../../../port/formatUnits.ts'
import { readWireTransaction, type WireInstruction } from './wireTransaction.ts'

/** The effect of one call in a transaction, as far as its bytes show. */
export type SolanaEffect =
  /** A transfer of coins, in whole SOL, exact. */
  | {
      readonly kind: 'coins'
      readonly amount: string
      readonly lamports: bigint
      readonly to: string
    }
  | {
      readonly kind: 'token'
      /** The amount in whole tokens, exact. */
      readonly amount: string
      /** The token's symbol, or its mint if this cluster does not list it. */
      readonly symbol: string
      readonly mint: string
      readonly tokenAccount: string
      /** The owner of the token account, if the transaction names it. */
      readonly owner: string | undefined
    }
  | { readonly kind: 'call'; readonly program: string }

const systemProgram = '11111111111111111111111111111111'
const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const [coinTransfer, tokenTransfer] = [2, 12]

/** Decodes a transaction for the account that signs it. Throws -32602 for bytes that are no transaction. */
export function solanaEffects(
  chainId: ChainId,
  address: string,
  bytes: Uint8Array,
): readonly SolanaEffect[] {
  const { instructions } = readWireTransaction(bytes)
  const owners = new Map(
    instructions
      .filter(({ program }) => program === tokenPrograms.associated)
      .map(({ accounts }) => [accounts[1], accounts[2]]),
  )
  const effects = instructions
    .filter(({ program }) => program !== budgetProgram)
    .map(
      (each) => coinsOf(each, address) ?? tokenOf(each, address, chainId, owners) ?? callOf(each),
    )
  // A new token account is a part of the transfer to it.
  const isShown = (effect: SolanaEffect) =>
    effect.kind !== 'call' || effect.program !== tokenPrograms.associated
  const shownEffects = effects.filter(isShown)
  return shownEffects.length > 0 ? shownEffects : effects
}

function coinsOf(
  { program, accounts, data }: WireInstruction,
  address: string,
): SolanaEffect | undefined {
  const [from, to] = accounts
  const view = viewOf(data)
  if (program !== systemProgram || data.length !== 12 || from !== address) return undefined
  if (to === undefined || view.getUint32(0, true) !== coinTransfer) return undefined
  const lamports = view.getBigUint64(4, true)
  return { kind: 'coins', lamports, amount: formatUnits(lamports, 9), to }
}

/** Reads the token of a `TransferChecked`, which names its mint and decimals. */
function tokenOf(
  { program, accounts, data }: WireInstruction,
  address: string,
  chainId: ChainId,
  owners: ReadonlyMap<string | undefined, string | undefined>,
): SolanaEffect | undefined {
  const [, mint, tokenAccount, authority] = accounts
  const isToken = program === tokenPrograms.token || program === tokenPrograms.token2022
  if (!isToken || data.length !== 10 || data[0] !== tokenTransfer) return undefined
  if (mint === undefined || tokenAccount === undefined || authority !== address) return undefined
  const known = solanaTokens.find((token) => token.chainId === chainId && token.mint === mint)
  return {
    kind: 'token',
    amount: formatUnits(viewOf(data).getBigUint64(1, true), data[9] ?? 0),
    symbol: known?.symbol ?? mint,
    mint,
    tokenAccount,
    owner: owners.get(tokenAccount),
  }
}

const callOf = ({ program }: WireInstruction): SolanaEffect => ({
  kind: 'call',
  program: program ?? 'a program of a lookup table',
})

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
