import { getResponse, type RequestHandler } from 'msw'

/** A `fetch` for Node that the same handlers answer as on the page. A request without a handler fails as a broken connection. */
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
