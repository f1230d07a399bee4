import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { nothingAsked, openSend, recipients, typeAmount, typeRecipient } from '../sendSteps.ts'

export const sendWethCalledDai = scenario({
  id: 'send-weth-called-dai',
  title: 'WETH that the balance service calls DAI is marked and never sent as DAI',
  tags: ['send', 'security', 'fault', 'tokens', 'incident', 'stopped'],
  faults: [
    {
      id: 'lie',
      target: 'balances.balances',
      when: { always: true },
      // Wrapped Ether comes fourth.
      effect: { kind: 'patch', set: { 'balances.3.symbol': 'DAI', 'balances.3.name': 'Dai' } },
    },
  ],
  steps: [
    ...openSend,
    click('button', 'Select token'),
    sees('WalletSendSelectToken'),
    reads('Not DAI'),
    click('button', 'Dai DAI Not DAI', { exact: false, within: 'modal' }),
    sees('WalletSend'),
    typeAmount('DAI', '1'),
    ...typeRecipient(recipients[3]),
    click('button', 'Preview Send'),
    sees('WalletSendPreview'),
    reads("This token calls itself DAI, but it isn't the DAI known on Ethereum."),
    reads('Contract 0xC02a...6Cc2'),
    { expect: 'element', target: the('button', 'Send', { within: 'modal' }), is: 'disabled' },
    click('checkbox', "I've checked the contract and want to continue"),
    click('button', 'Send', { within: 'modal' }),
    reads("This token's contract has a different name than the one shown."),
    ...nothingAsked,
    { expect: 'tokenBalance', chainId: 'eip155:1', token: 'WETH', account: 3, changedBy: '0' },
  ],
})
