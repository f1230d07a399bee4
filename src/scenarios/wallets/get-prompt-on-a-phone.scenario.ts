import { click, reads, scenario } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows.ts'

const listed = directoryWallet('d', {
  name: 'Emberfox',
  rdns: 'example.emberfox',
  play_store: 'https://play.google.com/store/apps/details?id=example.fox',
})

export const getPromptOnAPhone = scenario({
  id: 'get-prompt-on-a-phone',
  title: 'On a phone Get leads straight to the store',
  tags: ['wallets', 'mobile'],
  device: 'android',
  options: { customWallets: [listed] },
  steps: [
    ...openModal,
    click('button', 'Emberfox', { exact: false }),
    reads("Don't have Emberfox?", ['C-086']),
    click('button', 'Get'),
    {
      expect: 'opened',
      url: 'https://play.google.com/store/apps/details?id=example.fox',
      covers: ['C-086'],
    },
  ],
})
