import { scenario, seconds } from '../../dsl/builders.ts'
import { connectWallet } from '../../dsl/flows/flows.ts'
import { hostButton } from '../../dsl/flows/solanaFlows.ts'

export const returnsByChoice = scenario({
  id: 'returns-by-choice',
  title: 'A remembered wallet that answers no restore connects when the visitor chooses it again',
  tags: ['account', 'connect', 'reload', 'fault'],
  steps: [
    ...connectWallet('Emberfox', 'fox'),
    { do: 'wallet.misbehave', wallet: 'fox', behaviour: 'silent-restore' },
    { do: 'reload' },
    { do: 'run', ms: seconds(5) },
    { do: 'wallet.disconnect', wallet: 'fox' },
    ...connectWallet('Emberfox', 'fox'),
    { expect: 'element', target: hostButton('0xf3...b92266') },
  ],
})
