import { reads, scenario, sees, the } from '../dsl/builders.ts'
import { openModal } from '../dsl/flows.ts'
import { walletOf } from '../dsl/walletOf.ts'

const markup = '<img src=x onerror="document.title=1">Free'
const hostileSvg =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="parent.document.title=1"><script>parent.document.title=1</script></svg>'

export const hostileWalletMetadata = scenario({
  id: 'hostile-wallet-metadata',
  title: 'A wallet with markup for a name and a hostile picture does no harm',
  tags: ['connect', 'wallets', 'security'],
  world: {
    wallets: [
      walletOf({ key: 'evil', name: markup, rdns: 'example.evil', icon: hostileSvg }),
      walletOf({
        key: 'link',
        name: 'Linker',
        rdns: 'example.linker',
        icon: 'javascript:document.title=1',
      }),
    ],
  },
  steps: [
    ...openModal,
    reads(markup),
    reads('Linker'),
    { do: 'click', target: the('button', 'Free', { exact: false }) },
    sees('ConnectingExternal'),
    { expect: 'title', is: markup },
    { do: 'wallet.approve', wallet: 'evil' },
    { expect: 'modal', open: false },
  ],
})
