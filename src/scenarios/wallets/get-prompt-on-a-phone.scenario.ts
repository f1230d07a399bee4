import { click, reads, scenario } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { lanternfishPicture } from '../dsl/lanternfishPicture.ts'

const listed = directoryWallet('d', {
  name: 'Lanternfish',
  image_url: lanternfishPicture,
  mobile_link: 'lanternfish://',
  play_store: 'https://play.google.com/store/apps/details?id=example.lanternfish',
})

export const getPromptOnAPhone = scenario({
  id: 'get-prompt-on-a-phone',
  title: 'On a phone, Get opens the store',
  tags: ['wallets', 'mobile'],
  device: 'android',
  options: { customWallets: [listed] },
  steps: [
    ...openModal,
    click('button', 'Lanternfish', { exact: false }),
    reads("Don't have Lanternfish?", ['C-086']),
    click('button', 'Get'),
    {
      expect: 'opened',
      url: 'https://play.google.com/store/apps/details?id=example.lanternfish',
      covers: ['C-086'],
    },
  ],
})
