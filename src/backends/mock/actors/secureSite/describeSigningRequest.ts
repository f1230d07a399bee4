import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import { asRecord } from '../../../port/asRecord.ts'
import { namespaceOf, type ChainId } from '../../../port/chainIds.ts'
import type { TokenCall } from '../../chains/tokens/tokenCall.ts'
import { formatUnits } from '../../../port/formatUnits.ts'
import { chainOf } from '../../world/chainOf.ts'
import type { WorldState } from '../../world/worldTypes.ts'
import type { RequestSummary } from './frame/requestSummary.ts'
import { callMeaning } from '../signing/callMeaning.ts'
import { readableText } from '../signing/readableText.ts'
import type { RequestedCall } from '../signing/readTransaction.ts'
import type { SolanaEffect } from '../signing/solana/solanaEffects.ts'
import type { TypedDataParts } from '../signing/typedDataHash.ts'
import type { SiteAccount } from './siteUser.ts'

/** The app that sends the request, and the account and chain of the request. */
export interface SigningContext {
  readonly appName: string
  readonly account: SiteAccount
  readonly chainId: ChainId
  readonly world: Pick<WorldState, 'chains' | 'tokens'>
  /** True when this transaction also deploys the account's contract. */
  readonly deploys: boolean
}

type Row = RequestSummary['rows'][number]

/** Describes a request in words and amounts for the person who decides, from the same object that is then signed or sent. */
export const describeSigningRequest = {
  message: (context: SigningContext, message: string): RequestSummary => ({
    kind: 'message',
    heading: `${app(context)} requests a signature`,
    ...contentOf(message),
    rows: whereFrom(context),
    approve: 'Sign',
  }),

  typedData(context: SigningContext, typed: TypedDataParts): RequestSummary {
    const { name, verifyingContract } = typed.domain
    return {
      kind: 'typedData',
      heading: `${app(context)} requests a signature`,
      fields: fieldsOf(typed.message),
      details: readableText(JSON.stringify(typed.message, undefined, 2)),
      rows: [
        row('Type', String(typed.primaryType)),
        ...(typeof name === 'string' ? [row('Domain', name)] : []),
        ...(typeof verifyingContract === 'string' ? [row('Contract', verifyingContract)] : []),
        ...whereFrom(context),
      ],
      approve: 'Sign',
    }
  },

  transaction: (
    context: SigningContext,
    requested: RequestedCall,
    fee: bigint | undefined,
  ): RequestSummary => {
    const { to, value, data, isCreation } = requested
    const call = tokenCallOf(context, requested)
    return {
      kind: 'transaction',
      heading: `${app(context)} requests a transaction`,
      amount: call
        ? { value: call.amount, symbol: call.token.symbol }
        : { value: formatUnits(value, 18), symbol: coinOf(context) },
      rows: [
        ...(call ? [row(call.kind === 'approve' ? 'Lets spend' : 'Recipient', call.to)] : []),
        isCreation ? row('Creates', 'A new contract') : row(call ? 'Token' : 'To', to),
        ...(data === '0x' || isCreation ? [] : [row('Contract call', data.slice(0, 10))]),
        ...whereFrom(context),
        feeRow(context, fee),
      ],
      ...note(context, fee, call),
      approve: 'Sign',
    }
  },

  batch: (
    context: SigningContext,
    calls: readonly RequestedCall[],
    fee: bigint | undefined,
  ): RequestSummary => ({
    kind: 'batch',
    heading: `${app(context)} requests multiple transactions`,
    amount: {
      value: formatUnits(
        calls.reduce((sum, { value }) => sum + value, 0n),
        18,
      ),
      symbol: coinOf(context),
    },
    rows: [
      ...calls.map((call, index) => row(`${index + 1}. To`, partOfBatch(context, call))),
      ...whereFrom(context),
      feeRow(context, fee),
    ],
    ...note(context, fee),
    approve: 'Approve',
  }),

  /**
   * Describes a request on Solana. `count` is the number of transactions that the effects belong
   * to.
   */
  solana: (
    context: SigningContext,
    effects: readonly SolanaEffect[],
    { fee, count }: { readonly fee: bigint | undefined; readonly count: number },
  ): RequestSummary => {
    const [single, ...others] = effects
    const isSingle = single !== undefined && others.length === 0
    const lamports = effects.reduce(
      (sum, effect) => sum + (effect.kind === 'coins' ? effect.lamports : 0n),
      0n,
    )
    return {
      kind: count > 1 ? 'batch' : 'transaction',
      heading: `${app(context)} requests ${count > 1 ? 'multiple transactions' : 'a transaction'}`,
      ...(isSingle && single.kind === 'token'
        ? { amount: { value: single.amount, symbol: readableText(single.symbol, 60) } }
        : lamports > 0n
          ? { amount: { value: formatUnits(lamports, 9), symbol: coinOf(context) } }
          : {}),
      rows: [
        ...(isSingle
          ? solanaRows(single)
          : effects.map((effect, index) => partOfSolana(effect, index + 1))),
        ...whereFrom(context),
        feeRow(context, fee),
      ],
      ...note(context, fee),
      approve: count > 1 ? 'Approve' : 'Sign',
    }
  },
}

function solanaRows(effect: SolanaEffect): readonly Row[] {
  if (effect.kind === 'call') return [row('Calls', effect.program)]
  if (effect.kind === 'coins') return [row('Recipient', effect.to)]
  const { owner, tokenAccount, mint } = effect
  return [
    owner === undefined ? row('Token account', tokenAccount) : row('Recipient', owner),
    row('Token', mint),
  ]
}

function partOfSolana(effect: SolanaEffect, position: number): Row {
  if (effect.kind === 'call') return row(`${position}. Calls`, effect.program)
  const to = effect.kind === 'coins' ? effect.to : (effect.owner ?? effect.tokenAccount)
  const symbol = effect.kind === 'coins' ? 'SOL' : effect.symbol
  return row(`${position}. To`, `${to}, ${effect.amount} ${symbol}`)
}

/** Returns the fields of a JSON object, or any other text unchanged. */
function contentOf(message: string): Pick<RequestSummary, 'message' | 'fields' | 'details'> {
  const text = readableText(message)
  const fields = fieldsOf(parsed(message))
  return fields.length === 0 ? { message: text } : { fields, details: text }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Returns the fields of an object. Empty fields appear only in the details. */
function fieldsOf(value: unknown): readonly Row[] {
  if (typeof value !== 'object' || Array.isArray(value)) return []
  return Object.entries(asRecord(value))
    .map(([key, part]) => [key, typeof part === 'string' ? part : JSON.stringify(part)] as const)
    .filter(([, text]) => text !== '' && text !== '{}' && text !== '[]')
    .map(([key, text]) => row(labelOf(key), text))
}

/** Returns the label of a field: `Verifying contract` for `verifyingContract`. */
function labelOf(key: string): string {
  const words = readableText(key, 40)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function tokenCallOf({ world, chainId }: SigningContext, call: RequestedCall) {
  const meaning = callMeaning(world, chainId, call)
  return meaning.kind === 'token' ? meaning.call : undefined
}

function partOfBatch(context: SigningContext, requested: RequestedCall): string {
  const { to, value, data } = requested
  const call = tokenCallOf(context, requested)
  if (call) {
    const wanted = `${call.amount} ${call.token.symbol}`
    return call.kind === 'approve' ? `${call.to}, may spend: ${wanted}` : `${call.to}, ${wanted}`
  }
  const coins = `${to}, ${formatUnits(value, 18)} ${coinOf(context)}`
  return data === '0x' ? coins : `${coins}, call ${data.slice(0, 10)}`
}

const row = (label: string, value: string): Row => ({ label, value: readableText(value, 200) })

function app({ appName }: SigningContext): string {
  return readableText(appName, 60)
}

function coinOf({ world, chainId }: SigningContext): string {
  if (namespaceOf(chainId) === 'solana') return 'SOL'
  return chainOf(world, chainId)?.symbol ?? 'ETH'
}

function whereFrom(context: SigningContext): readonly Row[] {
  const { account, chainId, world } = context
  return [
    row('From', `${account.address}${account.type === 'eoa' ? '' : ' (smart account)'}`),
    row('Network', networkName(world, chainId)),
  ]
}

function networkName(world: SigningContext['world'], chainId: ChainId): string {
  const cluster = solanaChains.find(({ caip2 }) => caip2 === chainId)
  return chainOf(world, chainId)?.name ?? cluster?.name ?? chainId
}

function feeRow(context: SigningContext, fee: bigint | undefined): Row {
  const decimals = namespaceOf(context.chainId) === 'solana' ? 9 : 18
  // Six decimals are enough for a fee.
  const step = 10n ** BigInt(decimals - 6)
  const shown = fee === undefined ? undefined : (fee / step) * step
  const dust = shown === 0n ? '< 0.000001' : formatUnits(shown ?? 0n, decimals)
  return row('Network fee', fee === undefined ? 'Unknown' : `about ${dust} ${coinOf(context)}`)
}

function note(
  { deploys }: SigningContext,
  fee: bigint | undefined,
  call?: TokenCall,
): Pick<RequestSummary, 'note'> {
  if (fee === undefined) return { note: 'This is likely to fail: the network refused a trial run.' }
  if (call?.unlimited) {
    return { note: `The spender may take all ${call.token.symbol} of this account, now and later.` }
  }
  return deploys ? { note: 'This first transaction also sets up your smart account.' } : {}
}
