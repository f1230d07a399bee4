import { click, reads, scenario, sees, the } from '../../dsl/builders.ts'
import { chooseToken, openSend, typeAmount } from '../sendSteps.ts'

export const sendBuyInstead = scenario({
  id: 'send-buy-instead',
  title: 'An account with too little is led to the providers',
  tags: ['send', 'tokens', 'empty', 'onramp'],
  steps: [
    ...openSend,
    ...chooseToken('USD Coin'),
    typeAmount('USDC', '1000000'),
    reads('Balance 10,000'),
    { expect: 'element', target: the('button', 'Max'), is: 'absent', covers: ['A-142'] },
    {
      expect: 'element',
      target: the('button', 'Buy', { within: 'modal' }),
      is: 'enabled',
      covers: ['A-142'],
    },
    click('button', 'Buy'),
    sees('OnRampProviders', ['A-057']),
    { expect: 'analytics', event: 'SELECT_BUY_CRYPTO', properties: { isSmartAccount: false } },
    click('button', 'Back'),
    sees('WalletSend'),
    { expect: 'element', target: the('textbox', 'Amount in USDC'), value: '1000000' },
    click('button', 'Change token, now USDC'),
    sees('WalletSendSelectToken'),
    { do: 'type', target: the('searchbox', 'Search token'), text: 'nothing like it' },
    { do: 'run', ms: 100 },
    reads('No tokens found', ['A-062']),
    click('button', 'Buy'),
    sees('OnRampProviders', ['A-063']),
  ],
})
