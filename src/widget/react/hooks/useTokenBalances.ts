import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { TokenBalance } from '../../../backends/port/services/balances.ts'
import { useCore, useSelect } from '../../core/coreContext.ts'
import { noteFailure } from '../../core/kernel/noteFailure.ts'
import type { TokenBalances, TokenBalancesState } from '../../money/balances/tokenBalances.ts'

/** The tokens of the connected account on the active network. */
export interface TokenBalancesInfo {
  readonly status: TokenBalancesState['status']
  /** The tokens of the last answer. They stay while the next request is pending or after it failed. */
  readonly tokens: readonly TokenBalance[]
  /** Loads the tokens again. Never rejects. */
  readonly refetch: () => Promise<void>
}

const none: Pick<TokenBalancesState, 'status' | 'tokens'> = { status: 'idle', tokens: [] }
const noStop = () => () => undefined

/** The tokens of the connected account, including the coin: the list that the modal shows. Loads its code on demand. */
export function useTokenBalances(): TokenBalancesInfo {
  const core = useCore()
  const [balances, setBalances] = useState<TokenBalances>()
  const address = useSelect(core.account, (now) => now.address)
  const chainId = useSelect(core.networks.store, (now) => now.activeId)
  const isWanted = address !== undefined

  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    import('../../money/balances/tokenBalances.ts').then(
      ({ createTokenBalances }) => {
        if (isHere) setBalances(core.use(createTokenBalances))
      },
      (error: unknown) => noteFailure(core, 'hook.tokenBalances', error),
    )
    return () => {
      isHere = false
    }
  }, [core, isWanted])
  useEffect(() => {
    if (isWanted) void balances?.load()
  }, [balances, isWanted, address, chainId])

  const read = () => balances?.store.getState() ?? none
  const { status, tokens } = useSyncExternalStore(
    balances?.store.subscribe ?? noStop,
    read,
    () => none,
  )
  const refetch = useCallback(async () => {
    await balances?.load()
  }, [balances])
  return { status, tokens, refetch }
}
