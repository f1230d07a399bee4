import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'

const featured = directoryWallet('f', { name: 'Fernvault' })
const full = directoryWallet('d', {
  name: 'Dockpurse',
  homepage: 'https://dock.example',
  chrome_store: 'https://chromewebstore.google.com/detail/dock/abc',
  app_store: 'https://apps.apple.com/app/dock/id1',
  play_store: 'https://play.google.com/store/apps/details?id=example.dock',
})
const bare = directoryWallet('e', { name: 'Elmpurse', homepage: 'https://elm.example' })

export const getAWallet = scenario({
  id: 'get-a-wallet',
  title: 'Get a wallet lists four wallets, each with its downloads',
  tags: ['wallets', 'help', 'options'],
  options: { featuredWalletIds: [featured.id], customWallets: [full, bare] },
  world: { directory: { size: 20, extra: [{ ...featured }] } },
  steps: [
    ...openModal,
    click('button', 'Help'),
    click('button', 'Get a wallet'),
    sees('GetWallet'),
    {
      expect: 'order',
      role: 'button',
      names: ['Fernvault', 'Dockpurse', 'Elmpurse', 'Emberfox'],
      covers: ['C-107'],
    },
    {
      expect: 'element',
      target: the('listitem', undefined, { within: 'modal' }),
      count: 5,
      covers: ['C-107'],
    },
    {
      expect: 'link',
      target: the('link', 'Explore all', { exact: false }),
      href: 'https://explorer.walletconnect.com/?type=wallet',
      newTab: true,
      covers: ['C-108', 'C-324'],
    },
    click('button', 'Dockpurse'),
    sees('Downloads'),
    { expect: 'title', is: 'Get Dockpurse', covers: ['C-049'] },
    {
      expect: 'order',
      role: 'link',
      names: ['Chrome Extension', 'iOS App', 'Android App', 'Website'],
      covers: ['C-109'],
    },
    click('link', 'iOS App'),
    {
      expect: 'opened',
      url: 'https://apps.apple.com/app/dock/id1',
      target: 'blank',
      covers: ['C-324'],
    },
    click('button', 'Back'),
    click('button', 'Elmpurse'),
    { expect: 'title', is: 'Get Elmpurse', covers: ['C-049'] },
    {
      expect: 'element',
      target: the('link', undefined, { within: 'modal' }),
      count: 1,
      covers: ['C-109'],
    },
    {
      expect: 'link',
      target: the('link', 'Website'),
      href: 'https://elm.example/',
      newTab: true,
      covers: ['C-109', 'C-324'],
    },
    { do: 'host.open', view: 'Downloads' },
    { expect: 'title', is: 'Downloads', covers: ['C-049'] },
    reads('Find a wallet'),
    { expect: 'text', text: 'Not Detected', absent: true },
  ],
})
