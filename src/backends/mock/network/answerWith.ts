import { getResponse, type RequestHandler } from 'msw'

/**
 * A `fetch` that is answered by the same handlers as in the page, for Node. What no handler knows
 * fails as a broken connection does.
 */
export function answerWith(
  handlers: readonly RequestHandler[],
): (input: string, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = new Request(input, init)
    const response = await getResponse([...handlers], request)
    if (response === undefined || response.type === 'error') {
      throw new TypeError(`Failed to fetch ${request.method} ${input}: nothing is simulated there.`)
    }
    return response
  }
}
