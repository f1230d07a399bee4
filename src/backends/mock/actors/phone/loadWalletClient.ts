import type { WalletKit } from '@reown/walletkit'
import type { Storage } from '../../../port/storage.ts'
import { catchValidations } from '../../../real/walletconnect/catchValidations.ts'
import { createLibraryStorage } from '../../../real/walletconnect/libraryStorage.ts'

type CoreOf = Parameters<(typeof WalletKit)['init']>[0]['core']

export interface WalletClientOptions {
  readonly relayUrl: string
  readonly projectId: string
  readonly storage: Storage
  /** Prefix of the phone's storage keys. */
  readonly prefix: string
  /** Clients on one page that share a name share all their state. */
  readonly name: string
  /** Origin of the page that simulates the phone. */
  readonly pageUrl: string
  readonly onError: (error: Error) => void
}

/** Starts a real WalletConnect wallet. Its code loads here, after the network has been replaced. */
export async function loadWalletClient(options: WalletClientOptions) {
  const [{ Core }, { WalletKit: Kit }, { buildAuthObject, populateAuthPayload }] =
    await Promise.all([
      import('@walletconnect/core'),
      import('@reown/walletkit'),
      import('@walletconnect/utils'),
    ])
  const core = new Core({
    projectId: options.projectId,
    relayUrl: options.relayUrl,
    storage: createLibraryStorage(options),
    customStoragePrefix: options.name,
    logger: 'silent',
    telemetryEnabled: false,
  })
  // The verify service is on the public internet.
  core.verify.register = () => Promise.resolve(undefined)
  core.verify.resolve = () => Promise.resolve({ origin: '' })
  const kit = await Kit.init({
    // The class has optional fields where its own interface has none.
    core: core as CoreOf,
    metadata: {
      name: 'Pocket phone',
      description: 'A simulated phone. Holds public test keys only.',
      // The client requires the address of the page it runs in.
      url: options.pageUrl,
      icons: [],
    },
    // The client would otherwise send only one request per second of real time.
    signConfig: { disableRequestQueue: true },
  })
  // The client's own logger would write to the page's console, also for a session that ended on purpose. In a browser, the level of a child
  // logger has no effect.
  const { engine, logger } = kit.engine.signClient
  for (const each of [engine, core.pairing]) catchValidations(each)
  for (const level of ['error', 'warn'] as const) logger[level] = () => undefined
  // At a lower level, the client would report a proposal of an older app to the console.
  Object.defineProperty(logger, 'level', { value: 'warn' })
  return { core, kit, auth: { buildAuthObject, populateAuthPayload } }
}

export type WalletClient = Awaited<ReturnType<typeof loadWalletClient>>
