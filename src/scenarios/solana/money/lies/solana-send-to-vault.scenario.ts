import { click, reads, scenario, the } from '../../../dsl/builders.ts'
import { solanaId, solanaInFront } from '../../../dsl/flows/solanaFlows.ts'
import { openSend, review, started } from '../../../send/sendSteps.ts'
import { nothingAskedOnSolana, sendOnIt } from '../solanaSendSteps.ts'

const send = the('button', 'Send', { within: 'modal' })

export const solanaSendToVault = scenario({
  id: 'solana-send-to-vault',
  title: 'An address without a key gets tokens on Solana only after a confirmation',
  tags: ['solana', 'send', 'security', 'tokens', 'chain'],
  options: solanaInFront,
  steps: [
    ...openSend,
    // A point that is not on the curve.
    ...review('USD Coin', 'USDC', '12.5', '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'),
    { expect: 'element', target: the('alert', 'No wallet address') },
    reads('This address has no key of its own.'),
    { expect: 'element', target: send, is: 'disabled' },
    ...nothingAskedOnSolana,
    click('checkbox', 'I know what this address is and want to continue'),
    ...sendOnIt,
    ...started,
    {
      expect: 'tokenBalance',
      chainId: solanaId,
      token: 'USDC',
      account: 0,
      changedBy: '-12500000',
    },
  ],
})
