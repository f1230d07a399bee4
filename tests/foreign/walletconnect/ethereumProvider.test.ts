import { createForeignDappTest } from './foreignDappTest.ts'
import { foreignDappSuite } from './foreignDappSuite.ts'

foreignDappSuite(
  createForeignDappTest({
    name: 'ethereum-provider 2.21',
    load: () => import('@walletconnect/ethereum-provider'),
    async open(name) {
      const { openEthereumProviderDapp } = await import('./ethereumProviderDapp.ts')
      return openEthereumProviderDapp(name)
    },
  }),
)
