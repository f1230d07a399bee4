import type { Clock } from '../../port/clock.ts'
import { FoyerError } from '../../port/errors.ts'
import { toFoyerError } from '../../port/toFoyerError.ts'
import { readBytes } from './readBytes.ts'

/** The time limit of one call, up to the last byte of its response, in ms. */
const timeLimit = 30_000

/** The most bytes of a JSON response: twenty times the largest list of a service. */
const jsonLimit = 8_000_000

/** The platform's `fetch` or a compatible function. */
export type Fetch = (input: string, init: RequestInit) => Promise<Response>

/** One call. Falsy query values are omitted, as the services expect (wire 1.2). */
export interface HttpRequest {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | undefined>>
  readonly headers?: Readonly<Record<string, string>>
  /** The body, sent as JSON. A request with a body is a POST. */
  readonly body?: unknown
  /** The mode of the browser's cache; its default when absent. */
  readonly cache?: RequestCache
  readonly signal?: AbortSignal | undefined
}

/**
 * A client of one service. Its calls reject with `network.failed`, `http.status` (details.status),
 * `http.malformed`, `http.tooLarge`, `http.timeout` after 30 s, `aborted`.
 */
export interface HttpClient {
  /** Returns the body as unchecked JSON, at most 8 MB. */
  json(request: HttpRequest): Promise<unknown>
  blob(request: HttpRequest & { readonly maxBytes: number }): Promise<Blob>
  /** Sends a request and waits for the status only. */
  send(request: HttpRequest): Promise<void>
}

export interface HttpOptions {
  readonly fetch: Fetch
  readonly clock: Pick<Clock, 'setTimer'>
  /** The base address, without a trailing slash. */
  readonly baseUrl: string
  readonly headers?: Readonly<Record<string, string>>
  /** Returns query values that are added to every call. */
  readonly query?: () => NonNullable<HttpRequest['query']>
  /** Replaces the address in error messages, because the address may contain a key. */
  readonly label?: string
}

/**
 * Creates an HTTP client for one base address with the headers of its service. It never repeats a
 * request, like the services' own client (wire 1.2).
 */
export function createHttpClient(options: HttpOptions): HttpClient {
  const base = options.baseUrl

  async function respond<T>(
    request: HttpRequest,
    read: (response: Response, what: string) => Promise<T>,
  ): Promise<T> {
    const method = request.body === undefined ? 'GET' : 'POST'
    const what = `${method} ${options.label ?? base}${request.path}`
    const late = new AbortController()
    const cancel = options.clock.setTimer('http.timeLimit', timeLimit, () => late.abort())
    const signal = request.signal ? AbortSignal.any([request.signal, late.signal]) : late.signal
    try {
      const query = queryText({ ...request.query, ...options.query?.() })
      const response = await options.fetch(`${base}${request.path}${query}`, {
        method,
        headers: { ...options.headers, ...request.headers },
        credentials: 'omit',
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
        ...(request.cache === undefined ? {} : { cache: request.cache }),
        signal,
      })
      if (!response.ok) {
        throw new FoyerError(
          'http.status',
          `${what} failed: HTTP status code: ${response.status}`,
          {
            details: { status: response.status },
          },
        )
      }
      return await read(response, what)
    } catch (thrown) {
      if (late.signal.aborted) {
        throw new FoyerError('http.timeout', `${what} took longer than ${timeLimit / 1_000} s.`)
      }
      if (request.signal?.aborted) {
        throw new FoyerError('aborted', `${what} was aborted.`, { cause: thrown })
      }
      throw toFoyerError(thrown, 'network.failed', what)
    } finally {
      cancel()
    }
  }

  return {
    json: (request) =>
      respond(request, async (response, what) => {
        const text = new TextDecoder().decode(await readBytes(response, jsonLimit, what))
        try {
          return JSON.parse(text) as unknown
        } catch (thrown) {
          throw new FoyerError('http.malformed', `${what} failed: the answer is not JSON.`, {
            cause: thrown,
          })
        }
      }),
    blob: (request) =>
      respond(request, async (response, what) => {
        const bytes = await readBytes(response, request.maxBytes, what)
        return new Blob([bytes], { type: response.headers.get('content-type') ?? '' })
      }),
    send: (request) => respond(request, () => Promise.resolve()),
  }
}

function queryText(query: HttpRequest['query'] = {}): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value) params.set(name, String(value))
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
