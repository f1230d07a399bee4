import type { ChainId } from '../../../backends/port/chainIds.ts'
import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import type { AccountRef, Finding, StageExpectation } from '../../../scenarios/index.ts'
import type { StartAmounts } from './readStartAmounts.ts'
import { readOnChain } from './readOnChain.ts'

type ChainExpectation = Extract<
  StageExpectation,
  { expect: 'balance' | 'tokenBalance' | 'allowance' | 'nonce' | 'chainWaiting' }
>

export interface ChainParts {
  readonly simulator: Pick<Simulator, 'chains'>
  readonly starts: StartAmounts
  /** The address that a scenario means. */
  readonly addressOf: (wanted: { account: AccountRef; chainId: ChainId }) => string
}

/** Looks at a local chain itself. */
export async function checkChain(wanted: ChainExpectation, parts: ChainParts): Promise<Finding> {
  const { simulator, starts } = parts
  const { chains } = simulator
  if (wanted.expect === 'chainWaiting') {
    const { length } = await chains.waiting(wanted.chainId)
    return { ok: length === wanted.count, actual: `${length} wait` }
  }
  const address = parts.addressOf(wanted)
  if (wanted.expect === 'allowance') {
    const { chainId, token, spender } = wanted
    const units = await chains.allowance(chainId, token, address, spender)
    return { ok: units === BigInt(wanted.units), actual: `an allowance of ${units}` }
  }
  const now = await readOnChain(simulator, wanted, address)
  const changed = now - starts.of(wanted, address)
  const exact =
    wanted.expect === 'balance' ? wanted.wei : 'units' in wanted ? wanted.units : undefined
  const { atMost, atLeast } = { atMost: undefined, atLeast: undefined, ...wanted }
  const ok =
    (exact === undefined || now === BigInt(exact)) &&
    (wanted.changedBy === undefined || changed === BigInt(wanted.changedBy)) &&
    (atMost === undefined || now <= BigInt(atMost)) &&
    (atLeast === undefined || now >= BigInt(atLeast))
  return { ok, actual: `${now}, changed by ${changed}` }
}
