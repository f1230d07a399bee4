import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { createForeignWallet } from './foreignWallet.ts'
import { walletConnectTest } from '../../contract/connectors/walletConnectTest.ts'

walletConnectTest('with sign-client 2.21 as the wallet', async (chains) => {
  const { SignClient } = await import('@walletconnect/sign-client')
  const client = await SignClient.init({
    ...testDappOptions('wallet'),
    signConfig: { disableRequestQueue: true },
  })
  const library = {
    approve: client.approve,
    reject: client.reject,
    respond: client.respond,
    update: client.update,
    emit: client.emit,
    extend: client.extend,
    disconnect: client.disconnect,
    pair: (uri: string) => client.pair({ uri }),
    sessions: () => client.session.getAll(),
    onProposal: (listener: Parameters<Library['onProposal']>[0]) =>
      client.on('session_proposal', ({ params }) => listener(params)),
    onRequest: (listener: Parameters<Library['onRequest']>[0]) =>
      client.on('session_request', listener),
  }
  return createForeignWallet(library, chains)
})

type Library = Parameters<typeof createForeignWallet>[0]
