import { click, reads, scenario, seconds, sees, the } from '../../dsl/builders.ts'
import { beginPurchase } from '../../dsl/flows/onrampFlows.ts'

export const buyWindowCutOff = scenario({
  id: 'buy-window-cut-off',
  title: 'A purchase in a window that the provider cut off from the page is found when it is paid',
  tags: ['onramp', 'timer', 'money'],
  steps: [
    ...beginPurchase,
    { do: 'onramp.cutOff' },
    { do: 'run', ms: seconds(1) },
    reads('The window was closed or lost'),
    { expect: 'popups', count: 1 },
    click('button', 'Try again'),
    reads(
      'Your first order may still be open or paid. Check it before you try again, or you may pay twice.',
    ),
    { expect: 'calls', name: 'browser.openPopup', times: 1 },
    { expect: 'element', target: the('button', 'Try again'), is: 'enabled' },
    { do: 'onramp.complete' },
    { do: 'run', ms: seconds(4) },
    sees('OnRampActivity'),
    { expect: 'toast', text: 'Purchase complete', variant: 'success' },
  ],
})
