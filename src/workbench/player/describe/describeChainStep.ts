import type { ChainStep } from '../../../scenarios/index.ts'
import { formatUnits } from '../../../backends/port/formatUnits.ts'
import { describeAccount } from './describeAccount.ts'
import { coinAmount, tokenAmount } from './amounts.ts'
import { groupDigits } from './groupDigits.ts'

/** What happens on a chain or to a price, in plain English. */
export function describeChainStep(step: ChainStep): string {
  switch (step.do) {
    case 'chain.mine':
      return `Mine ${step.blocks ?? 1} ${step.blocks && step.blocks > 1 ? 'blocks' : 'block'} on ${step.chainId}`
    case 'chain.automine':
      return step.on
        ? `From now on ${step.chainId} mines by itself`
        : `From now on transactions wait on ${step.chainId}`
    case 'chain.setBalance':
      return `Now ${describeAccount(step.account)} holds ${coinAmount(step.chainId, step.wei)} on ${step.chainId}`
    case 'chain.airdrop':
      return `The faucet of ${step.chainId} pays ${coinAmount(step.chainId, step.lamports)} to ${describeAccount(step.account)}`
    case 'chain.setTokenBalance':
      return `Now ${describeAccount(step.account)} holds ${tokenAmount(step.chainId, step.token, step.units)} on ${step.chainId}`
    case 'chain.setAllowance':
      return `Now ${step.spender ?? 'the router'} may take ${tokenAmount(step.chainId, step.token, step.units)} from ${describeAccount(step.account)} on ${step.chainId}`
    case 'chain.setTokenSymbol':
      return `The contract of ${step.token} on ${step.chainId} calls itself ${step.symbol} now`
    case 'chain.setBaseFee':
      return `Gas on ${step.chainId} now costs ${groupDigits(formatUnits(BigInt(step.wei), 9))} gwei`
    case 'chain.setName':
      return step.account === null
        ? `The name ${step.name} leads to nobody`
        : `The name ${step.name} leads to ${describeAccount(step.account)}${step.chainId === undefined ? '' : ` on ${step.chainId}`}`
    case 'chain.poisonHistory':
      return `A stranger poisons with ${step.address} the history of ${describeAccount(step.account)} on ${step.chainId}`
    case 'chain.drop':
      return `The node of ${step.chainId} drops what waits`
    case 'chain.replace':
      return step.how === 'cancel'
        ? `The owner cancels what waits on ${step.chainId}`
        : `The owner speeds up what waits on ${step.chainId}`
    case 'chain.reorg':
      return `The newest ${step.depth > 1 ? `${step.depth} blocks` : 'block'} of ${step.chainId} never happened`
    case 'price.set':
      return `${step.symbol} now costs ${step.usd} USD`
  }
}
