import type { SignClient } from '@walletconnect/sign-client'
import type { AppMetadata } from '../../port/auth.ts'
import { catchValidations } from './catchValidations.ts'
import type { LibraryStorage } from './libraryStorage.ts'

/** The WalletConnect client of a page, as far as it is used here. */
export type Library = InstanceType<typeof SignClient>

export interface LibraryOptions {
  /** `wss://…` */
  readonly relayUrl: string
  /** Base address of the service that vouches for this page's origin; empty for none. */
  readonly verifyUrl: string
  readonly projectId: string
  readonly metadata: AppMetadata | undefined
  readonly storage: LibraryStorage
  /** Two clients on one page that differ in it share nothing. */
  readonly name: string
}

/** The client's code, of which a host's bundler makes files of their own. */
export const importLibrary = () => import('@walletconnect/sign-client')

/** Loads the client's code and starts it. Only ever called when somebody wants to pair or has a session. */
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
            // The library always uses the page's own address, and warns about any other.
            ...(typeof location === 'undefined' ? {} : { url: location.origin }),
          },
        }),
    storage: options.storage,
    customStoragePrefix: options.name,
    // No telemetry that the host did not turn on.
    telemetryEnabled: false,
    logger: 'silent',
  })
  // The client sends the relay, unencrypted beside the message, which request the wallet gets.
  Object.assign(library.engine, { getTVFParams: () => ({}) })
  catchValidations(library.engine)
  const { pairing, verify } = library.core
  catchValidations(pairing)
  if (options.verifyUrl === '') verify.register = () => Promise.resolve(undefined)
  else Object.assign(verify, { verifyUrlV3: `${options.verifyUrl}/v3` })
  return library
}
