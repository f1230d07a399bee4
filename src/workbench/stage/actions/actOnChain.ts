import type { Simulator } from '../../../backends/mock/simulatorTypes.ts'
import { waitUntil, type ChainStep } from '../../../scenarios/index.ts'
import { namespaceOf, type ChainId } from '../../../backends/port/chainIds.ts'
import type { Clock } from '../../../backends/port/clock.ts'
import type { Foyer } from '../../../widget/foyer.ts'
import { addressOf } from '../addressOf.ts'

/** Does what happens on a chain, or to a price, in a scenario. */
export async function actOnChain(
  step: ChainStep,
  simulator: Simulator,
  foyer: () => Foyer,
  realTime: Clock,
) {
  const { chains } = simulator
  const on = (chainId: ChainId) => (namespaceOf(chainId) === 'solana' ? chains.solana : chains)
  switch (step.do) {
    case 'chain.mine':
      return chains.mine(step.chainId, step.blocks)
    case 'chain.automine':
      return chains.setAutomine(step.chainId, step.on)
    case 'chain.setBalance': {
      const address = addressOf(step, simulator, foyer)
      return on(step.chainId).setBalance(step.chainId, address, BigInt(step.wei))
    }
    case 'chain.airdrop': {
      const address = addressOf(step, simulator, foyer)
      return chains.solana.airdrop(step.chainId, address, BigInt(step.lamports))
    }
    case 'chain.setTokenBalance': {
      const { chainId, token, units } = step
      const address = addressOf(step, simulator, foyer)
      return on(chainId).setTokenBalance(chainId, token, address, BigInt(units))
    }
    case 'chain.setAllowance': {
      const owner = addressOf(step, simulator, foyer)
      const units = BigInt(step.units)
      return chains.setAllowance(step.chainId, step.token, owner, units, step.spender)
    }
    case 'chain.setTokenSymbol':
      return chains.setTokenSymbol(step.chainId, step.token, step.symbol)
    case 'chain.setBaseFee':
      return chains.setBaseFee(step.chainId, BigInt(step.wei))
    case 'chain.setName': {
      const { name, account, primary = false, avatar, chainId } = step
      const address =
        account === null ? undefined : addressOf({ account, chainId: 'eip155:1' }, simulator, foyer)
      return chains.setName(name, address, {
        primary,
        ...(avatar === undefined ? {} : { avatar }),
        ...(chainId === undefined ? {} : { chainId }),
      })
    }
    case 'chain.poisonHistory': {
      const victim = addressOf(step, simulator, foyer)
      await chains.poisonHistory(step.chainId, step.token, victim, step.address)
      return
    }
    case 'chain.drop':
      await waitForTransaction(simulator, step.chainId, realTime)
      return chains.drop(step.chainId)
    case 'chain.replace':
      await waitForTransaction(simulator, step.chainId, realTime)
      await chains.replace(step.chainId, step.how)
      return
    case 'chain.reorg':
      return chains.reorg(step.chainId, step.depth)
    case 'price.set':
      return chains.setPrice(step.symbol, step.usd)
  }
}

async function waitForTransaction(
  { chains }: Simulator,
  chainId: ChainId,
  realTime: Clock,
): Promise<void> {
  const oldest = await waitUntil(
    async () => (await chains.waiting(chainId))[0],
    (ms) => realTime.sleep('stage.timeout', ms),
  )
  if (!oldest) throw new Error(`There was no pending transaction on ${chainId} within 30 s.`)
}
