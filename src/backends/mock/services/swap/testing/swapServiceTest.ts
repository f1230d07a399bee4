import { createSwapHandlers } from '../swapHandlers.ts'
import { createPriceHandlers } from '../../tokens/priceHandlers.ts'
import { testAccounts } from '../../../../../../anvil/accounts.ts'
import { knownAddresses } from '../../../../../../anvil/knownAddresses.ts'
import type { ProposedTransaction } from '../../../../port/services/swap.ts'
import { createTestSwap } from '../../../../real/testing/swapTest.ts'
import { findToken } from '../../../chains/tokens/findToken.ts'
import { createPools } from '../../../chains/swap/pools.ts'
import { createAnvilChains } from '../../../chains/testing/anvilChains.ts'
import { createTokenControls } from '../../../chains/tokens/tokenControls.ts'
import { untilMined } from '../../../chains/untilMined.ts'
import { answerWith } from '../../../network/answerWith.ts'
import { createWorld } from '../../../world/world.ts'
import { generateWorld } from '../../../world/generateWorld.ts'
import type { WorldPatch } from '../../../world/worldTypes.ts'
import { createGeneratedTokens } from '../../tokens/generatedTokens.ts'
import { createFindEvmToken } from '../../tokens/findEvmToken.ts'

export const blockchainApi = 'https://chain.test'
export const chain = 'eip155:1'
export const owner = testAccounts[0]?.address ?? '0x'
export const user = `${chain}:${owner}`
export const native = `${chain}:${knownAddresses.nativeCoin}`
export const { router } = knownAddresses
export const [usdc, dai, usdt, toll, gust] = ['USDC', 'DAI', 'USDT', 'TOLL', 'GUST'].map(
  (symbol) => `${chain}:${findToken(chain, symbol).address}`,
) as [string, string, string, string, string]
export const million = 1_000_000n

/** Creates the swap service on its own local chains; each test starts at genesis. */
export function createSwapServiceTest() {
  const { chains, close } = createAnvilChains()
  const tokens = createTokenControls(chains)
  let genesis: unknown

  function setUp(patch: WorldPatch = {}) {
    const world = createWorld(generateWorld({ patch }))
    const pools = createPools({ chains, world, tokens })
    const drawn = createGeneratedTokens(world)
    const fetch = answerWith([
      ...createSwapHandlers({ world, chains, pools, drawn, blockchainApi }),
      ...createPriceHandlers({ find: [createFindEvmToken({ world, drawn })], blockchainApi }),
    ])
    const swap = createTestSwap(fetch, blockchainApi)
    const get = async (path: string, query: Record<string, string>) => {
      const response = await fetch(
        `${blockchainApi}${path}?${new URLSearchParams(query).toString()}`,
      )
      return { status: response.status, body: await response.json() }
    }
    const post = async (path: string, body: string) => {
      const response = await fetch(`${blockchainApi}${path}`, { method: 'POST', body })
      return { status: response.status, body: await response.json() }
    }
    return { world, swap, get, post }
  }

  async function send({ from, to, data, value, gas }: ProposedTransaction) {
    const limit = gas === undefined ? {} : { gas: `0x${gas.toString(16)}` }
    const hash = await chains.rpc(chain, 'eth_sendTransaction', [
      { from, to, data, value: `0x${value.toString(16)}`, ...limit },
    ])
    await untilMined(chains, chain, hash)
    const receipt = await chains.rpc(chain, 'eth_getTransactionReceipt', [hash])
    return Object(receipt) as { status: string; gasUsed: string }
  }

  const quoteOf = (
    swap: ReturnType<typeof setUp>['swap'],
    from: string,
    to: string,
    amount: bigint,
  ) => swap.quote({ from, to, amount, user: owner, gasPrice: 1n }).then(({ toAmount }) => toAmount)

  async function start() {
    genesis = await chains.rpc(chain, 'evm_snapshot')
  }
  async function reset() {
    await chains.rpc(chain, 'evm_revert', [genesis])
    await start()
  }
  return { chains, tokens, setUp, send, quoteOf, start, reset, close }
}
