import { formatUnits } from '../../../backends/port/formatUnits.ts'
import type { Words } from '../../../scenarios/index.ts'
import { describeTarget } from '../../page/describeTarget.ts'
import { formatDuration } from '../../format/formatDuration.ts'
import { changeOf, coinAmount, tokenAmount } from './amounts.ts'
import { describeFault } from '../../faults/describeFault.ts'
import { groupDigits } from './groupDigits.ts'

/** The formats of elements, accounts, times and amounts in the sentences of steps. */
export const stepWords: Words = {
  target: describeTarget,
  account(account) {
    if (typeof account === 'number') return `test account ${account}`
    return account === 'active' ? 'the connected account' : account
  },
  duration: formatDuration,
  coin: coinAmount,
  token: tokenAmount,
  gas: (wei) => `${groupDigits(formatUnits(BigInt(wei), 9))} gwei`,
  change: changeOf,
  fault: describeFault,
}
