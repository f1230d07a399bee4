import { hexQuantity } from '../../../port/hex.ts'
import type { Hex } from 'viem'
import { knownAddresses } from '../../../../../anvil/knownAddresses.ts'
import type { ChainId } from '../../../port/chainIds.ts'
import type { LocalChains } from '../../chains/localChains.ts'
import type { Pools } from '../../chains/swap/pools.ts'
import { quoteSwap } from '../../chains/swap/quoteSwap.ts'
import { routerAbi } from '../../chains/swap/routerAbi.ts'
import { RpcError } from '../../shared/rpcError.ts'
import { tokenAbi } from '../../chains/tokens/tokenAbi.ts'
import { Refusal } from '../refusal.ts'
import { swapTarget } from './swapTarget.ts'

/** Two tokens of a chain by their addresses. */
interface SwapPair {
  readonly chainId: ChainId
  readonly from: string
  readonly to: string
}

/** The JSON-RPC codes of a call that a contract reverts, and of one that its sender cannot pay. */
const refused: ReadonlySet<number> = new Set([3, -32_003])
const unlimited = 2n ** 256n - 1n
/** The gas price that the service proposes, in percent of the chain's own price. */
const fastPace = 120n
/** The margin that the service adds to an estimate of gas, in percent (wire 1.9). */
const gasMargin = 10n

/** The router and the tokens of the local chains, as the swap service reads them. */
export type SwapRouter = ReturnType<typeof createSwapRouter>

/**
 * Creates the reads. They reject with a `Refusal` (400) if a contract reverts, otherwise with the
 * chain's own error.
 */
export function createSwapRouter(options: {
  chains: Pick<LocalChains, 'rpc'>
  pools: Pick<Pools, 'ready'>
}) {
  const { chains, pools } = options
  const { router } = knownAddresses

  async function asked<T>(field: string, ask: () => Promise<T>): Promise<T> {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof RpcError) || !refused.has(error.code)) throw error
      throw new Refusal(400, field, error.message)
    }
  }

  async function quote({ chainId, from, to }: SwapPair, amount: bigint): Promise<bigint> {
    await pools.ready(chainId)
    return asked('amount', () => quoteSwap(chains, chainId, { from, to, amount }))
  }

  async function gasPrice(chainId: ChainId) {
    const now = BigInt(String(await chains.rpc(chainId, 'eth_gasPrice')))
    return ((now * fastPace) / 100n).toString()
  }

  return {
    quote,
    gasPrice,

    /** Returns the router's allowance of a token; the native coin needs none. */
    async allowance(token: { chainId: ChainId; address: string }, owner: string): Promise<bigint> {
      if (swapTarget.isNative(token.address)) return unlimited
      const { encodeFunctionData } = await import('viem')
      const data = encodeFunctionData({
        abi: tokenAbi,
        functionName: 'allowance',
        // `swapTarget` has validated both.
        args: [owner as Hex, router],
      })
      const call = { to: token.address, data }
      return asked('tokenAddress', async () =>
        BigInt(String(await chains.rpc(token.chainId, 'eth_call', [call, 'latest']))),
      )
    },

    /**
     * Returns calldata that approves that amount of a token for the router, all of it if absent.
     */
    async approval(units = unlimited): Promise<Hex> {
      const { encodeFunctionData } = await import('viem')
      return encodeFunctionData({ abi: tokenAbi, functionName: 'approve', args: [router, units] })
    },

    /**
     * Returns the transaction of a swap, with `slippage` in percent below the current quote.
     * Without `estimate` its gas is not estimated, and the response does not say whether it could
     * run.
     */
    async swap(
      pair: SwapPair,
      order: { amount: bigint; user: string; slippage: number; estimate: boolean },
    ) {
      const { amount, user } = order
      const toAmount = await quote(pair, amount)
      const least = (toAmount * BigInt(10_000 - Math.round(order.slippage * 100))) / 10_000n
      if (least === 0n) throw new Refusal(400, 'amount', 'Insufficient liquidity')
      const { encodeFunctionData } = await import('viem')
      const description = {
        // `swapTarget` has validated these, too.
        srcToken: pair.from as Hex,
        dstToken: pair.to as Hex,
        srcReceiver: router,
        dstReceiver: user as Hex,
        amount,
        minReturnAmount: least,
        flags: 0n,
      }
      const data = encodeFunctionData({
        abi: routerAbi,
        functionName: 'swap',
        args: [router, description, '0x'],
      })
      const value = swapTarget.isNative(pair.from) ? amount : 0n
      const call = { from: user, to: router, data, value: hexQuantity(value) }
      const price = await gasPrice(pair.chainId)
      const gas = order.estimate
        ? await asked('userAddress', async () =>
            BigInt(String(await chains.rpc(pair.chainId, 'eth_estimateGas', [call]))),
          )
        : undefined
      return {
        router,
        data,
        toAmount,
        gasPrice: price,
        gas: gas === undefined ? undefined : (gas * (100n + gasMargin)) / 100n,
      }
    },
  }
}
