import type { Chains } from '../../port/chains.ts'
import type { Identity, IdentityService } from '../../port/identity.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { cleanText } from '../guards/cleanText.ts'
import { evmAddress } from '../guards/evmAddress.ts'
import type { ReadImage } from '../guards/createReadImage.ts'
import { isRecord } from '../guards/isRecord.ts'
import type { HttpClient } from './httpClient.ts'

/** Wire 1.6 I1, then ENS on mainnet when I1 fails or knows nothing (C-304, C-307). */
export function createIdentityService(options: {
  http: HttpClient
  projectId: string
  chains: Pick<Chains, 'ensIdentity'>
  image: ReadImage
  onError: (error: Error) => void
}): IdentityService {
  /** A source that fails is told and counts as knowing nothing; only an abort goes on to the caller. */
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

  return {
    async identity(address, sender, signal) {
      const known = await ask(
        () =>
          options.http.json({
            path: `/v1/identity/${encodeURIComponent(address)}`,
            query: { projectId: options.projectId, sender },
            signal,
          }),
        'The identity look-up',
      )
      const isKnown = known.name !== undefined || known.avatar !== undefined
      if (isKnown || evmAddress(address) === undefined) return known
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
