import type { Swap as SwapPort } from '../../../../backends/port/services/swap.ts'
import { encodeApproval } from '../order/approval.ts'
import type { HeldToken } from '../swapTypes.ts'
import { plainAddress } from '../rules/tokenIdentity.ts'
import { swapRouters } from '../order/swapRouters.ts'
import { swapData } from './swapData.ts'
import { testOrder } from './testOrder.ts'
import { testTokens } from './testTokens.ts'

const router = String(swapRouters['eip155:1'])

/** An honest swap service: `world.price` USDC for an ether, `world.allowance` approved. */
export function createHonestSwap(tokens: readonly HeldToken[]) {
  const world = { allowance: 0n, price: 3000 }
  const byAddress = (address: string) =>
    tokens.find((token) => token.address === address) ?? testTokens.eth
  const toAmount = (from: string, amount: bigint) =>
    from === testTokens.eth.address
      ? (amount * BigInt(world.price)) / 10n ** 12n
      : (amount * 10n ** 12n) / BigInt(world.price)
  const port: SwapPort = {
    tokens: () => Promise.resolve(tokens),
    price: (address) => Promise.resolve(byAddress(address).price),
    quote: ({ from, amount }) => Promise.resolve({ toAmount: toAmount(from, amount) }),
    allowance: () => Promise.resolve(world.allowance),
    async buildApproval({ from, user, amount = 0n }) {
      const data = await encodeApproval(router, amount)
      const [sender, to] = [plainAddress(user), plainAddress(from)]
      return { from: sender, to, data, value: 0n, gasPrice: 1n }
    },
    buildSwap({ from, to, amount, user }) {
      const out = toAmount(from, amount)
      const order = testOrder({
        user: plainAddress(user),
        source: byAddress(from),
        target: byAddress(to),
        amount,
        minimum: (out * 99n) / 100n,
      })
      const value = from === testTokens.eth.address ? amount : 0n
      const data = swapData(order)
      const transaction = { from: plainAddress(user), to: router, data, value, gasPrice: 1n }
      return Promise.resolve({ transaction: { ...transaction, gas: 200_000n }, toAmount: out })
    },
  }
  return { port, world }
}
