import { localUnitOf } from '../../backends/mock/index.ts'
import type { ChainId } from '../../backends/port/chainIds.ts'
import { formatUnits } from '../../backends/port/formatUnits.ts'
import { groupDigits } from './groupDigits.ts'

/** An amount of a chain's coin in readable form: `10,000.03 ETH`. In wei or lamports. */
export function coinAmount(chainId: ChainId, units: string): string {
  // A chain of the scenario's own has a coin of 18 decimals, too.
  const { symbol, decimals } = localUnitOf(chainId) ?? { symbol: 'ETH', decimals: 18 }
  return amount(units, decimals, symbol)
}

/** An amount of a token: `100 USDC`. In base units, also of a token that only the scenario's own world has. */
export function tokenAmount(chainId: ChainId, token: string, units: string): string {
  const known = localUnitOf(chainId, token)
  return known === undefined ? `${units} units of ${token}` : amount(units, known.decimals, token)
}

/** A change of an amount: `−100 USDC`, `+0.1 ETH`; `by nothing` has no amount. */
export function changeOf(units: string, write: (units: string) => string): string {
  if (/^[-−]?0+$/.test(units)) return 'does not change'
  return units.startsWith('-')
    ? `changes by −${write(units.slice(1))}`
    : `changes by +${write(units)}`
}

function amount(units: string, decimals: number, symbol: string): string {
  // An unfinished scenario may contain any value here.
  if (!/^-?\d+$/.test(units)) return `${units} ${symbol}`
  const value = BigInt(units)
  // The largest allowance of a contract.
  if (value >= 2n ** 255n) return `unlimited ${symbol}`
  return `${groupDigits(formatUnits(value, decimals))} ${symbol}`
}
