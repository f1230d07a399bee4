import { asRecord } from '../../../../port/asRecord.ts'

/** The change of an account's balance in a transaction. */
export interface SolanaChange {
  /** The mint; `undefined` for the coin. */
  readonly mint: string | undefined
  /** The change in base units, negative if the balance fell. */
  readonly units: bigint
  /** The account with the greatest opposite change; empty if there is none. */
  readonly other: string
}

/** The facts of a transaction on the chain for one account. */
export interface SolanaRecord {
  readonly signature: string
  /** When it was made, in ms since epoch. */
  readonly at: number
  readonly succeeded: boolean
  readonly feePayer: string
  readonly changes: readonly SolanaChange[]
}

interface Balance {
  readonly mint: string | undefined
  readonly owner: string
  readonly units: bigint
}

/** Parses a response of `getTransaction` (jsonParsed); `undefined` for a missing transaction. */
export function readSolanaRecord(answer: unknown, account: string): SolanaRecord | undefined {
  const { blockTime, meta, transaction } = asRecord(answer)
  const { signatures, message } = asRecord(transaction)
  const [signature]: readonly unknown[] = Array.isArray(signatures) ? signatures : []
  if (typeof signature !== 'string') return undefined
  const keys = listOf(asRecord(message).accountKeys).map(({ pubkey }) => String(pubkey))
  const [feePayer = ''] = keys
  const { err, fee, preBalances, postBalances, preTokenBalances, postTokenBalances } =
    asRecord(meta)
  const before = [...coins(preBalances, keys), ...tokens(preTokenBalances)]
  const after = [...coins(postBalances, keys), ...tokens(postTokenBalances)]
  const changes = new Map<string, Balance>()
  for (const [sign, balances] of [[-1n, before] as const, [1n, after] as const]) {
    for (const { mint, owner, units } of balances) {
      const key = `${mint} ${owner}`
      const sum = (changes.get(key)?.units ?? 0n) + sign * units
      changes.set(key, { mint, owner, units: sum })
    }
  }
  // The network's fee is not a transfer.
  const payer = changes.get(`undefined ${feePayer}`)
  if (payer !== undefined) {
    const units = payer.units + BigInt(String(fee ?? 0))
    changes.set(`undefined ${feePayer}`, { ...payer, units })
  }
  const all = [...changes.values()].filter(({ units }) => units !== 0n)
  return {
    signature,
    at: 1_000 * Number(blockTime),
    succeeded: err === null,
    feePayer,
    changes: all
      .filter(({ owner }) => owner === account)
      .map(({ mint, units }) => ({ mint, units, other: otherOf(all, mint, units) })),
  }
}

/** Returns the account with the greatest change of the other sign. */
function otherOf(all: readonly Balance[], wanted: string | undefined, units: bigint): string {
  const [most] = all
    .filter(({ mint, units: of }) => mint === wanted && of < 0n !== units < 0n)
    .toSorted((a, b) => (size(a.units) < size(b.units) ? 1 : -1))
  return most?.owner ?? ''
}

const size = (units: bigint) => (units < 0n ? -units : units)

function coins(lamports: unknown, keys: readonly string[]): readonly Balance[] {
  const list: readonly unknown[] = Array.isArray(lamports) ? lamports : []
  return list.map((each, index) => ({
    mint: undefined,
    owner: keys[index] ?? '',
    units: BigInt(String(each)),
  }))
}

function tokens(listed: unknown): readonly Balance[] {
  return listOf(listed).map(({ mint, owner, uiTokenAmount }) => ({
    mint: String(mint),
    owner: String(owner),
    units: BigInt(String(asRecord(uiTokenAmount).amount)),
  }))
}

function listOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.map(asRecord) : []
}
