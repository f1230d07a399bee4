import { namespaceOf } from '../../backends/port/chainIds.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import type { Step } from '../../scenarios/index.ts'
import { readOnChain, type AmountExpectation } from './readOnChain.ts'

/** The amounts of a scenario's accounts on the chains when it started. */
export interface StartAmounts {
  /** Wei, base units or number of transactions. */
  of(wanted: AmountExpectation, address: string): bigint
}

/** Reads the amounts for later comparison: of the account that a step names, and of every test account for `active`. */
export async function readStartAmounts(
  simulator: Pick<Simulator, 'chains'>,
  steps: readonly Step[],
): Promise<StartAmounts> {
  const starts = new Map<string, bigint>()
  const keyOf = (wanted: AmountExpectation, address: string) =>
    [
      wanted.expect,
      wanted.chainId,
      wanted.expect === 'tokenBalance' ? wanted.token : '',
      address.toLowerCase(),
    ].join(' ')
  const { chains } = simulator

  for (const step of steps) {
    if (!('expect' in step) || !isAmount(step)) continue
    const { account, chainId } = step
    const accounts = namespaceOf(chainId) === 'solana' ? chains.solanaAccounts : chains.accounts
    const addresses =
      account === 'active'
        ? accounts.map(({ address }) => address)
        : [typeof account === 'number' ? (accounts[account]?.address ?? '0x') : account]
    const unread = addresses.filter((address) => !starts.has(keyOf(step, address)))
    await Promise.all(
      unread.map(async (address) => {
        starts.set(keyOf(step, address), await readOnChain(simulator, step, address))
      }),
    )
  }

  return {
    // An account that is not a test account is created later, with a balance of zero: a smart account.
    of: (wanted, address) => starts.get(keyOf(wanted, address)) ?? 0n,
  }
}

function isAmount(step: Step): step is AmountExpectation {
  return (
    'expect' in step &&
    (step.expect === 'balance' || step.expect === 'tokenBalance' || step.expect === 'nonce')
  )
}
