import type { Address } from '../../../backends/port/connectors.ts'
import type { Network } from '../../../backends/port/network.ts'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import type { Core } from '../../core/core.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import { isCoinContract } from '../tokens/isCoinContract.ts'

/**
 * Returns the rows with a coin that is also a token as one row, the coin. If the rows disagree, or
 * there is only the token, the balance comes from the chain.
 */
export async function joinCoin(
  core: Pick<Core, 'backend' | 'inspect'>,
  owner: Address,
  network: Network,
  { rows, signal }: { readonly rows: readonly TokenBalance[]; readonly signal: AbortSignal },
): Promise<readonly TokenBalance[]> {
  const isTwin = ({ address }: TokenBalance) =>
    address !== undefined && isCoinContract(network.id, address)
  const twins = rows.filter(isTwin)
  const [twin] = twins
  if (!twin) return rows
  const coin = rows.find(({ address }) => address === undefined)
  const { address: _, ...first } = coin ?? twin
  const isAgreed = coin && twins.every(({ quantity }) => quantity.numeric === coin.quantity.numeric)
  const numeric = isAgreed ? undefined : await coinsOf(core, owner, network, signal)
  const price = first.price > 0 ? first.price : Math.max(...twins.map((each) => each.price))
  const { quantity } = first
  const joined: TokenBalance = {
    ...first,
    price,
    value: price * Number(numeric ?? quantity.numeric),
    quantity: { ...quantity, numeric: numeric ?? quantity.numeric },
  }
  const at = coin ?? twin
  return rows.flatMap((row) => (row === at ? [joined] : isTwin(row) ? [] : [row]))
}

/** Returns the balances as decimal text; `undefined` if the chain cannot be read. */
async function coinsOf(
  core: Pick<Core, 'backend' | 'inspect'>,
  owner: Address,
  network: Network,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const units = await core.backend.chains.nativeBalance(network, owner, signal)
    return formatUnits(units, network.currency.decimals)
  } catch (error) {
    signal.throwIfAborted()
    noteFailure(core, 'balances.coin', error)
    return undefined
  }
}
