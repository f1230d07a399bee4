import { FoyerError } from '../../port/errors.ts'
import type { Clock } from '../../port/clock.ts'
import type { Names } from '../../port/services/names.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { isRecord } from '../../port/isRecord.ts'
import type { HttpClient } from './httpClient.ts'
import { nameRegistration } from './nameRegistration.ts'
import { readName } from './readers/readName.ts'

/** The most suggestions that are kept. */
const maxSuggestions = 5

/**
 * The account-name service (wire 1.6). `suffix` begins with a dot. Names are normalised by ENSIP-15
 * with viem, which loads on first use; invalid names reject with `name.invalid`.
 */
export function createNames(options: {
  http: HttpClient
  projectId: string
  clock: Pick<Clock, 'now'>
  suffix: string
}): Names {
  const { http, projectId, clock, suffix } = options
  const label = (name: string) => (name.endsWith(suffix) ? name.slice(0, -suffix.length) : name)

  /**
   * Returns the record of a label; `undefined` when the name is free: the service returns `[]` with
   * 200.
   */
  async function lookUp(wanted: string, signal?: AbortSignal) {
    const name = await normalized(`${label(wanted)}${suffix}`)
    try {
      const answer = await http.json({
        path: `/v1/profile/account/${encodeURIComponent(name)}`,
        query: { projectId, apiVersion: '2' },
        signal,
      })
      return Array.isArray(answer) && answer.length === 0 ? undefined : readName.record(answer)
    } catch (thrown) {
      // A service without the second version answers with an error status.
      if (thrown instanceof FoyerError && thrown.details.status === 404) return undefined
      throw thrown
    }
  }

  return {
    suffix,
    async suggestions(wanted, signal) {
      const answer = await http.json({
        path: `/v1/profile/suggestions/${encodeURIComponent(label(wanted))}`,
        query: { projectId },
        signal,
      })
      if (!isRecord(answer) || !Array.isArray(answer.suggestions)) {
        throw new FoyerError(
          'http.malformed',
          'Failed to read name suggestions: expected {suggestions: […]} (wire 1.6 N3).',
        )
      }
      return answer.suggestions
        .flatMap((row: unknown) => readName.suggestion(row) ?? [])
        .slice(0, maxSuggestions)
        .map(({ name, registered }) => ({ name: label(name), registered }))
    },
    isRegistered: async (wanted, signal) => (await lookUp(wanted, signal)) !== undefined,
    async resolve(name, signal) {
      return (await lookUp(name, signal))?.addresses ?? []
    },
    async reverse(address, signal) {
      const answer = await http.json({
        path: `/v1/profile/reverse/${encodeURIComponent(address)}`,
        query: { sender: address, projectId, apiVersion: '2' },
        signal,
      })
      if (!Array.isArray(answer)) {
        throw new FoyerError(
          'http.malformed',
          'Failed to read the names of an address: expected a list (wire 1.6 N2).',
        )
      }
      const [first] = answer as readonly unknown[]
      return first === undefined ? undefined : readName.record(first).name
    },
    async register(wanted, signer, signal) {
      const name = `${label(wanted)}${suffix}`
      const body = await nameRegistration({ name, signer, now: clock.now() })
      signal?.throwIfAborted()
      try {
        await http.json({
          path: '/v1/profile/account',
          body,
          headers: { 'Content-Type': 'application/json' },
          signal,
        })
      } catch (thrown) {
        const cause = toFoyerError(thrown, 'name.failed')
        if (cause.code === 'aborted') throw cause
        throw new FoyerError('name.failed', `Error registering name ${name}`, {
          cause,
          ...(cause.details.status === undefined
            ? {}
            : { details: { status: cause.details.status } }),
        })
      }
    },
  }
}

async function normalized(name: string): Promise<string> {
  const { normalize } = await import('viem/ens')
  try {
    return normalize(name)
  } catch (cause) {
    throw new FoyerError('name.invalid', `"${name}" is not valid in ENSIP-15.`, { cause })
  }
}
