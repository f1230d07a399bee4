import { click, scenario, sees, the } from '../dsl/builders.ts'

export const onrampWidgetBeforeConnecting = scenario({
  id: 'onramp-widget-before-connecting',
  title: 'A visitor without a wallet chooses currency and token on the host page',
  tags: ['onramp', 'money', 'host', 'mobile'],
  device: 'android',
  onrampWidget: true,
  steps: [
    click('button', 'Select currency: USD'),
    sees('OnRampFiatSelect'),
    { expect: 'title', is: 'Select Currency', covers: ['A-082'] },
    click('button', 'EUR Euro'),
    { expect: 'modal', open: false },
    click('button', 'Select token: ETH'),
    sees('OnRampTokenSelect'),
    { expect: 'title', is: 'Select Token', covers: ['A-081'] },
    click('button', 'USD Coin USDC'),
    { expect: 'modal', open: false },
    { expect: 'element', target: the('button', 'Select token: USDC') },
    { expect: 'element', target: the('button', 'Select currency: EUR') },
    click('button', 'Connect wallet'),
    sees('Connect'),
  ],
})
