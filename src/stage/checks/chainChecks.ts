import type { ChainExpectation, Finding } from '../../scenarios/index.ts'
import { found } from '../page/found.ts'
import { readOnChain, type AmountExpectation } from './readOnChain.ts'
import type { CheckingParts, StageChecks } from './stageChecks.ts'

export interface ChainParts extends Pick<CheckingParts, 'starts' | 'addressOf'> {
  readonly simulator: Pick<CheckingParts['simulator'], 'chains'>
}

export const chainChecks: StageChecks<ChainExpectation, ChainParts> = {
  balance: (wanted, parts) => checkAmount({ exactly: wanted.wei, ...wanted }, wanted, parts),
  tokenBalance: (wanted, parts) => checkAmount({ exactly: wanted.units, ...wanted }, wanted, parts),
  nonce: (wanted, parts) => checkAmount({ changedBy: wanted.changedBy }, wanted, parts),
  async allowance(wanted, { simulator: { chains }, addressOf }) {
    const { chainId, token, spender } = wanted
    const units = await chains.allowance(chainId, token, addressOf(wanted), spender)
    return found(units === BigInt(wanted.units), `an allowance of ${units}`)
  },
  async chainWaiting({ chainId, count }, { simulator: { chains } }) {
    const { length } = await chains.waiting(chainId)
    return found(length === count, `${length} wait`)
  },
}

interface Limits {
  readonly exactly?: string | undefined
  /** Since the start. */
  readonly changedBy?: string | number
  readonly atMost?: string
  readonly atLeast?: string
}

async function checkAmount(
  { exactly, changedBy, atMost, atLeast }: Limits,
  wanted: AmountExpectation,
  { simulator, starts, addressOf }: ChainParts,
): Promise<Finding> {
  const address = addressOf(wanted)
  const now = await readOnChain(simulator, wanted, address)
  const changed = now - starts.of(wanted, address)
  const ok =
    (exactly === undefined || now === BigInt(exactly)) &&
    (changedBy === undefined || changed === BigInt(changedBy)) &&
    (atMost === undefined || now <= BigInt(atMost)) &&
    (atLeast === undefined || now >= BigInt(atLeast))
  return found(ok, `${now}, changed by ${changed}`)
}
