import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { logIn, openAccount } from '../dsl/flows/flows.ts'
import { chooseSend } from '../send/sendSteps.ts'

const note = 'Only the 5,000 most valuable tokens are listed. This account holds more.'

export const tokensWithoutEnd = scenario({
  id: 'tokens-without-end',
  title: 'An account with 5,200 tokens says that it holds more than are listed',
  tags: ['tokens', 'balances', 'email', 'security'],
  world: { manyTokens: 5_200 },
  steps: [
    ...logIn('ada@example.com'),
    { expect: 'modal', open: false },
    ...openAccount,
    reads('10,000.0000 ETH'),
    reads(note),
    ...chooseSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    reads(note),
    click('button', 'Back'),
    click('button', 'Back'),
    sees('Account'),
    click('button', 'Swap'),
    sees('Swap'),
    click('button', 'Select token', { nth: 0 }),
    sees('SwapSelectToken'),
    reads(note),
  ],
})
