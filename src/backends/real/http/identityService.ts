import type { Chains } from '../../port/chains.ts'
import type { Identity, IdentityService } from '../../port/services/identity.ts'
import type { Address } from '../../port/connectors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { cleanText } from '../guards/text.ts'
import { evmAddress } from '../guards/addresses.ts'
import type { ReadImage } from '../guards/readImage.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { HttpClient } from './httpClient.ts'

/**
 * Looks up a name and picture at the identity service, then with ENS on mainnet if that fails, is
 * missing or knows nothing (C-304, wire 1.6). A name of the service is checked: visitors pass it on
 * to receive payments, so it must resolve to their address.
 */
export function createIdentityService(options: {
  /** The client of the service; absent when only the chain is used. */
  http: HttpClient | undefined
  projectId: string
  chains: Pick<Chains, 'ensIdentity'>
  image: ReadImage
  /** Returns whether a payment to the name reaches the address. */
  leadsTo: (name: string, address: Address, signal?: AbortSignal) => Promise<boolean>
  onError: (error: Error) => void
}): IdentityService {
  /** Asks one source. A failing one is reported and treated as empty; only an abort rejects. */
  async function ask(source: () => Promise<unknown>, what: string): Promise<Identity> {
    try {
      return readIdentity(await source(), options.image)
    } catch (thrown) {
      const error = toFoyerError(thrown, 'internal', what)
      if (error.code === 'aborted') throw error
      options.onError(error)
      return {}
    }
  }

  async function provenName(name: string, address: Address, signal: AbortSignal | undefined) {
    try {
      return (await options.leadsTo(name, address, signal)) ? { name } : {}
    } catch (thrown) {
      const error = toFoyerError(thrown, 'internal', 'Checking a name')
      if (error.code === 'aborted') throw error
      options.onError(error)
      return {}
    }
  }

  return {
    async identity(address, sender, signal) {
      const known = await ask(
        async () =>
          options.http?.json({
            path: `/v1/identity/${encodeURIComponent(address)}`,
            query: { projectId: options.projectId, sender },
            signal,
          }),
        'The identity look-up',
      )
      if (evmAddress(address) === undefined) return known
      const { name, ...rest } = known
      if (name !== undefined) return { ...rest, ...(await provenName(name, address, signal)) }
      if (known.avatar !== undefined) return known
      return ask(() => options.chains.ensIdentity(address, signal), 'The ENS look-up')
    },
  }
}

function readIdentity(answer: unknown, image: ReadImage): Identity {
  if (!isRecord(answer)) return {}
  const name = cleanText(answer.name, 255)
  const avatar = image(answer.avatar)
  return {
    ...(name === undefined ? {} : { name }),
    ...(avatar === undefined ? {} : { avatar }),
  }
}
