import { namespaceOf, type ChainId } from '../../backends/port/chainIds.ts'
import type { Simulator } from '../../backends/mock/simulatorTypes.ts'
import { type AccountRef, type ChainStep } from '../../scenarios/index.ts'
import { addressOf } from '../addressOf.ts'
import type { ActingParts, StageActions } from './stageActions.ts'

export const chainActions: StageActions<ChainStep> = {
  'chain.mine': ({ chainId, blocks }, { simulator }) => simulator.chains.mine(chainId, blocks),
  'chain.automine': ({ chainId, on }, { simulator }) => simulator.chains.setAutomine(chainId, on),
  'chain.setBalance': (step, parts) =>
    chainsOf(step.chainId, parts).setBalance(
      step.chainId,
      addressIn(step, parts),
      BigInt(step.wei),
    ),
  'chain.airdrop': (step, parts) =>
    parts.simulator.chains.solana.airdrop(
      step.chainId,
      addressIn(step, parts),
      BigInt(step.lamports),
    ),
  'chain.setTokenBalance': (step, parts) =>
    chainsOf(step.chainId, parts).setTokenBalance(
      step.chainId,
      step.token,
      addressIn(step, parts),
      BigInt(step.units),
    ),
  'chain.setAllowance': (step, parts) =>
    parts.simulator.chains.setAllowance(
      step.chainId,
      step.token,
      addressIn(step, parts),
      BigInt(step.units),
      step.spender,
    ),
  'chain.setTokenSymbol': ({ chainId, token, symbol }, { simulator }) =>
    simulator.chains.setTokenSymbol(chainId, token, symbol),
  'chain.setTokenCode': ({ chainId, token, code }, { simulator }) =>
    simulator.chains.setTokenCode(chainId, token, code),
  'chain.setL1Fee': ({ chainId, wei }, { simulator }) =>
    simulator.chains.setL1Fee(chainId, BigInt(wei)),
  'chain.setBaseFee': ({ chainId, wei }, { simulator }) =>
    simulator.chains.setBaseFee(chainId, BigInt(wei)),
  'chain.setName'({ name, account, primary = false, avatar, chainId }, parts) {
    const address =
      account === null ? undefined : addressIn({ account, chainId: 'eip155:1' }, parts)
    return parts.simulator.chains.setName(name, address, {
      primary,
      ...(avatar === undefined ? {} : { avatar }),
      ...(chainId === undefined ? {} : { chainId }),
    })
  },
  async 'chain.poisonHistory'(step, parts) {
    const victim = addressIn(step, parts)
    await parts.simulator.chains.poisonHistory(step.chainId, step.token, victim, step.address)
  },
  async 'chain.drop'({ chainId }, parts) {
    await waitForTransaction(chainId, parts)
    return parts.simulator.chains.drop(chainId)
  },
  async 'chain.replace'({ chainId, how }, parts) {
    await waitForTransaction(chainId, parts)
    await parts.simulator.chains.replace(chainId, how)
  },
  'chain.reorg': ({ chainId, depth }, { simulator }) => simulator.chains.reorg(chainId, depth),
  'price.set': ({ symbol, usd }, { simulator }) => simulator.chains.setPrice(symbol, usd),
}

const chainsOf = (
  chainId: ChainId,
  { simulator: { chains } }: ActingParts,
): Pick<Simulator['chains'], 'setBalance' | 'setTokenBalance'> =>
  namespaceOf(chainId) === 'solana' ? chains.solana : chains

const addressIn = (
  wanted: { readonly account: AccountRef; readonly chainId: ChainId },
  { simulator, foyer }: ActingParts,
) => addressOf(wanted, simulator, foyer)

async function waitForTransaction(
  chainId: ChainId,
  { simulator: { chains }, waitFor }: ActingParts,
): Promise<void> {
  const oldest = await waitFor(async () => (await chains.waiting(chainId))[0])
  if (oldest) return
  throw new Error(`There is no pending transaction on ${chainId}.`)
}
