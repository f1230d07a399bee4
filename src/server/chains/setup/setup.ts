import type { LocalChain } from '../../../../anvil/chainList.ts'
import { rpcCall } from '../../../../anvil/rpcCall.ts'
import type { TimedNodes } from '../timedNodes.ts'
import type { HostWorld } from '../../config/hostWorld.ts'
import { createSetupContext } from './setupContext.ts'
import type { FreshStage } from './superviseSetup.ts'

/** The time in ms after which a setup counts as one that never ends. */
const timeout = 60_000

/**
 * Runs the `setup` of a host's config on the chains of a stage. Its blocks are one second apart, starting at genesis, so they are the same
 * every time. Afterwards the tokens of the config must exist. Returns `undefined` if there is nothing to run.
 * @param chains all available chains
 */
export function createSetup(
  { name, setup, page }: Pick<HostWorld, 'name' | 'setup' | 'page'>,
  chains: readonly LocalChain[],
  nodes: Pick<TimedNodes, 'send'>,
): ((stage: FreshStage) => Promise<void>) | undefined {
  const tokens = page.world?.tokens ?? []
  if (setup === undefined && tokens.length === 0) return undefined

  async function requireTokens(stage: FreshStage): Promise<void> {
    for (const [at, { chainId, address, symbol }] of tokens.entries()) {
      const { path } = await stage.open(Number(chainId.slice('eip155:'.length)))
      if ((await rpcCall(path, 'eth_getCode', [address, 'latest'])) !== '0x') continue
      throw new Error(
        `there is no contract for ${symbol} at ${address} on ${chainId}. Deploy it in setup, or correct world.tokens[${at}].address`,
      )
    }
  }

  return async (stage) => {
    try {
      const context = await createSetupContext({ stage, chains, nodes })
      await inTime(Promise.resolve(setup?.(context)))
      await requireTokens(stage)
    } catch (cause) {
      throw new Error(`Failed to run setup of ${name}: ${sentenceOf(cause)}.`, { cause })
    }
  }
}

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`it has not ended within ${timeout / 1_000} s`)),
      timeout,
    )
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

/** Returns the first line of a message; viem appends the whole request after it. */
function sentenceOf(error: unknown): string {
  const { message, shortMessage } = Object(error)
  const [line = ''] = String(shortMessage ?? message ?? error).split('\n')
  return line.replace(/\.$/, '')
}
