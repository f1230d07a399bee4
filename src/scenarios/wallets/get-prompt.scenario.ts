import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { lanternfishPicture } from '../dsl/lanternfishPicture.ts'

const installed = directoryWallet('c', {
  name: 'Emberfox',
  rdns: 'example.emberfox',
  chrome_store: 'https://chromewebstore.google.com/detail/fox/abc',
})
const long = directoryWallet('d', {
  name: 'Lanternfish International',
  image_url: lanternfishPicture,
  mobile_link: 'lanternfish://',
  chrome_store: 'https://chromewebstore.google.com/detail/lanternfish/abc',
})

export const getPrompt = scenario({
  id: 'get-prompt',
  title:
    'The button Get opens the downloads of a wallet, and installed wallets have no such button',
  tags: ['wallets'],
  options: { customWallets: [installed, long] },
  steps: [
    ...openModal,
    click('button', 'Emberfox', { exact: false }),
    sees('ConnectingExternal'),
    reads('Continue in Emberfox'),
    { expect: 'text', text: "Don't have", absent: true },
    click('button', 'Back'),
    click('button', 'Lanternfish', { exact: false }),
    sees('ConnectingWalletConnect'),
    reads("Don't have Lanternfish ...?", ['C-086', 'C-275']),
    click('button', 'Get'),
    sees('Downloads', ['C-086']),
    { expect: 'title', is: 'Get Lanternfish International', covers: ['C-049'] },
  ],
})
