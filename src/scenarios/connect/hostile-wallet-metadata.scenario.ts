import { click, reads, scenario, sees, the } from '../dsl/builders.ts'
import { directoryWallet } from '../dsl/directoryWallet.ts'
import { openModal } from '../dsl/flows/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

// Whatever of this runs complains on the console, and a replay wants a quiet one.
const markup = '<img src=x onerror="console.error(1)">Free'
const hostileSvg = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="console.error(2)"><script>console.error(3)</script></svg>',
)}`
const script = 'javascript:console.error(4)'

export const hostileWalletMetadata = scenario({
  id: 'hostile-wallet-metadata',
  title: 'Wallets with markup in their names, script links and hostile pictures do no harm',
  tags: ['connect', 'wallets', 'security'],
  options: {
    allWallets: 'HIDE',
    customWallets: [
      directoryWallet('b', {
        name: '<b>Bold</b>',
        homepage: script,
        chrome_store: 'data:text/html,<script>console.error(5)</script>',
        app_store: 'vbscript:x',
        image_url: script,
      }),
    ],
  },
  world: {
    wallets: [
      walletOf({ key: 'evil', name: markup, rdns: 'example.evil', icon: hostileSvg }),
      walletOf({ key: 'link', name: 'Linker', rdns: 'example.linker', icon: script }),
    ],
  },
  steps: [
    ...openModal,
    reads(markup),
    reads('Linker'),
    click('button', '<b>Bold</b>'),
    sees('ConnectingWalletConnect'),
    reads('No download link for this wallet.'),
    { expect: 'element', target: the('link', undefined, { within: 'modal' }), count: 1 },
    { expect: 'element', target: the('link', 'Explore all') },
    click('button', 'Back'),
    { do: 'click', target: the('button', 'Free', { exact: false }) },
    sees('ConnectingExternal'),
    { expect: 'title', is: markup },
    { do: 'wallet.approve', wallet: 'evil' },
    { expect: 'modal', open: false },
  ],
})
