import type { SignClient } from '@walletconnect/sign-client'
import type { ChainId } from '../../../src/backends/port/chainIds.ts'
import { testDappOptions } from '../../../src/backends/mock/actors/phone/testing/testDapp.ts'
import { foreignEvents, foreignMethods, type ForeignDapp } from './foreignDapp.ts'
import { forgetCore } from './forgetCore.ts'

type Client = InstanceType<typeof SignClient>
type Options = ReturnType<typeof testDappOptions>

/** An app with a sign client of any version. */
export async function openSignClientDapp(
  init: (options: Options) => Promise<Client>,
  name: string,
  options = testDappOptions(name),
): Promise<ForeignDapp> {
  const client = await init(options)
  const session = () => {
    const newest = client.session.getAll().at(-1)
    if (newest === undefined) throw new Error('The app has no session.')
    return newest
  }
  const namespaces = (
    chains: readonly ChainId[] = [],
    methods: readonly string[] = foreignMethods,
  ) =>
    chains.length === 0
      ? {}
      : { eip155: { chains: [...chains], methods: [...methods], events: foreignEvents } }
  return {
    async connect({ required, optional, methods }) {
      const { uri = '', approval } = await client.connect({
        requiredNamespaces: namespaces(required, methods),
        optionalNamespaces: namespaces(optional, methods),
      })
      return { uri, approved: approval() }
    },
    accounts: () => session().namespaces['eip155']?.accounts ?? [],
    request: (method, params) =>
      client.request({ topic: session().topic, chainId: 'eip155:1', request: { method, params } }),
    next: (name) =>
      new Promise((resolve) => {
        client.on('session_event', function listener({ params: { event } }) {
          if (event.name !== name) return
          client.off('session_event', listener)
          resolve(event.data)
        })
      }),
    ended: () => new Promise((resolve) => client.once('session_delete', resolve)),
    ping: () => client.ping({ topic: session().topic }),
    expiry: () => session().expiry,
    disconnect: () =>
      client.disconnect({ topic: session().topic, reason: { code: 6000, message: 'Bye.' } }),
    async reopen() {
      await forgetCore(client.core, name)
      return openSignClientDapp(init, name, options)
    },
  }
}
