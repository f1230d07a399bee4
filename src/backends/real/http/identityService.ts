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
 * Wire 1.6 I1, then ENS on mainnet when I1 fails, knows nothing or is not to be had (C-304, C-307). The service's word for a
 * name is not taken: a visitor hands out the name that stands for the account, so it must lead back to it.
 */
export function createIdentityService(options: {
  /** Absent where only the chain is asked. */
  http: HttpClient | undefined
  projectId: string
  chains: Pick<Chains, 'ensIdentity'>
  image: ReadImage
  /** Whether whoever pays to the name pays to the address. */
  leadsTo: (name: string, address: Address, signal?: AbortSignal) => Promise<boolean>
  onError: (error: Error) => void
}): IdentityService {
  /** A source that fails is reported and counts as empty; only an abort is thrown to the caller. */
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
