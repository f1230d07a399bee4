import type { SignClient } from '@walletconnect/sign-client'
import type { AppMetadata } from '../../port/auth.ts'
import { catchValidations } from './catchValidations.ts'
import type { LibraryStorage } from './libraryStorage.ts'

/** The parts of a page's WalletConnect client that are used. */
export type Library = InstanceType<typeof SignClient>

export interface LibraryOptions {
  /** The address of the relay, `wss://…`. */
  readonly relayUrl: string
  /** Base address of the service that verifies this page's origin; empty for none. */
  readonly verifyUrl: string
  readonly projectId: string
  readonly metadata: AppMetadata | undefined
  readonly storage: LibraryStorage
  /** The name of the client. Two clients on one page with different names share nothing. */
  readonly name: string
}

/** Imports the client's code, which a host's bundler puts into separate files. */
export const importLibrary = () => import('@walletconnect/sign-client')

/** Loads the client's code and starts it. Called only when a visitor pairs or has a session. */
export async function loadLibrary(options: LibraryOptions): Promise<Library> {
  const { SignClient: Client } = await importLibrary()
  const library = await Client.init({
    relayUrl: options.relayUrl,
    projectId: options.projectId,
    ...(options.metadata === undefined
      ? {}
      : {
          metadata: {
            ...options.metadata,
            icons: [...options.metadata.icons],
            // The library always uses the page's own address and warns about any other.
            ...(typeof location === 'undefined' ? {} : { url: location.origin }),
          },
        }),
    storage: options.storage,
    customStoragePrefix: options.name,
    // Telemetry stays off unless the host turns it on.
    telemetryEnabled: false,
    logger: 'silent',
  })
  // Without this, the client tells the relay, unencrypted, which request the wallet gets.
  Object.assign(library.engine, { getTVFParams: () => ({}) })
  catchValidations(library.engine)
  const { pairing, verify } = library.core
  catchValidations(pairing)
  if (options.verifyUrl === '') verify.register = () => Promise.resolve(undefined)
  else Object.assign(verify, { verifyUrlV3: `${options.verifyUrl}/v3` })
  return library
}
