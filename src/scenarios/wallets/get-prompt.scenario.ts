import { click, reads, scenario, sees } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows.ts'

const long = directoryWallet('d', {
  name: 'Emberfox International',
  rdns: 'example.emberfox',
  chrome_store: 'https://chromewebstore.google.com/detail/fox/abc',
})

export const getPrompt = scenario({
  id: 'get-prompt',
  title: "Don't have it? A long name is cut, and Get leads to the downloads",
  tags: ['wallets'],
  options: { customWallets: [long] },
  steps: [
    ...openModal,
    click('button', 'Emberfox', { exact: false }),
    sees('ConnectingExternal'),
    reads("Don't have Emberfox Int...?", ['C-086', 'C-275']),
    click('button', 'Get'),
    sees('Downloads', ['C-086']),
    { expect: 'title', is: 'Get Emberfox International', covers: ['C-049'] },
  ],
})
