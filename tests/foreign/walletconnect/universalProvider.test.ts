import { createForeignDappTest } from './foreignDappTest.ts'
import { foreignDappSuite } from './foreignDappSuite.ts'

foreignDappSuite(
  createForeignDappTest({
    name: 'universal-provider 2.21',
    load: () => import('@walletconnect/universal-provider'),
    async open(name) {
      const { openUniversalProviderDapp } = await import('./universalProviderDapp.ts')
      return openUniversalProviderDapp(name)
    },
  }),
)
