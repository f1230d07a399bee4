import { createForeignDappTest } from './foreignDappTest.ts'
import { foreignDappSuite } from './foreignDappSuite.ts'
import { openSignClientDapp } from './signClientDapp.ts'

foreignDappSuite(
  createForeignDappTest({
    name: 'sign-client 2.21',
    load: () => import('@walletconnect/sign-client'),
    async open(name) {
      const { SignClient } = await import('@walletconnect/sign-client')
      return openSignClientDapp((options) => SignClient.init(options), name)
    },
  }),
)
