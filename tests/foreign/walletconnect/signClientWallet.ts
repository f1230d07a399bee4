import type { SignClient } from '@walletconnect/sign-client'
import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { createForeignWallet } from './foreignWallet.ts'

type Library = Parameters<typeof createForeignWallet>[0]

/** A wallet with a sign client of any version. */
export async function openSignClientWallet(
  init: typeof SignClient.init,
  chains: Parameters<typeof createForeignWallet>[1],
) {
  const client = await init({
    ...testDappOptions('wallet'),
    signConfig: { disableRequestQueue: true },
  })
  const library: Library = {
    approve: client.approve,
    reject: client.reject,
    respond: client.respond,
    update: client.update,
    emit: client.emit,
    extend: client.extend,
    disconnect: client.disconnect,
    pair: (uri) => client.pair({ uri }),
    sessions: () => client.session.getAll(),
    onProposal: (listener) => client.on('session_proposal', ({ params }) => listener(params)),
    onRequest: (listener) => client.on('session_request', listener),
  }
  return createForeignWallet(library, chains)
}
