import { createForeignWallet } from './foreignWallet.ts'
import { openWalletKit } from './openWalletKit.ts'
import { walletConnectTest } from '../../contract/connectors/walletConnectTest.ts'

walletConnectTest('with walletkit 1.2 as the wallet', async (chains) => {
  const kit = await openWalletKit('wallet')
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
