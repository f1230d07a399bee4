import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { createForeignWallet } from './foreignWallet.ts'
import { walletConnectTest } from '../../contract/connectors/walletConnectTest.ts'

walletConnectTest('with walletkit 1.2 as the wallet', async (chains) => {
  const [{ Core }, { WalletKit }] = await Promise.all([
    import('@walletconnect/core'),
    import('@reown/walletkit'),
  ])
  const { metadata, ...options } = testDappOptions('wallet')
  const kit = await WalletKit.init({
    // The class has optional fields where its own interface has none.
    core: new Core(options) as Parameters<typeof WalletKit.init>[0]['core'],
    metadata,
    signConfig: { disableRequestQueue: true },
  })
  return createForeignWallet(
    {
      async approve(params) {
        const session = await kit.approveSession(params)
        return { topic: session.topic, acknowledged: () => Promise.resolve(session) }
      },
      reject: (params) => kit.rejectSession(params),
      respond: (params) => kit.respondSessionRequest(params),
      update: (params) => kit.updateSession(params),
      emit: (params) => kit.emitSessionEvent(params),
      extend: (params) => kit.extendSession(params),
      disconnect: (params) => kit.disconnectSession(params),
      pair: (uri) => kit.pair({ uri }),
      sessions: () => Object.values(kit.getActiveSessions()),
      onProposal: (listener) => kit.on('session_proposal', ({ params }) => listener(params)),
      onRequest: (listener) => kit.on('session_request', listener),
    },
    chains,
  )
})
