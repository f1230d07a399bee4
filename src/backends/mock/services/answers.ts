import { HttpResponse } from 'msw'

/** The headers of every public service's responses, which let any page read them (wire 1.2, 9). */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-project-id, x-sdk-type, x-sdk-version',
}

/** Returns a response with status 200 and a JSON body. */
export function answerJson(body: unknown): Response {
  return new Response(JSON.stringify(body), {
    headers: { ...cors, 'content-type': 'application/json' },
  })
}

/** Returns a response with an SVG picture, or 404 if there is none. */
export function answerPicture(svg: string | undefined): Response {
  if (svg === undefined) return answerText(404, 'Not found')
  return new Response(svg, { headers: { ...cors, 'content-type': 'image/svg+xml' } })
}

/** Returns a status with plain text, as the wallet API rejects requests (wire 1.3). */
export function answerText(status: number, text: string): Response {
  return new Response(text, { status, headers: { ...cors, 'content-type': 'text/plain' } })
}

/** Returns a rejection of the blockchain API: a list of fields with their reasons (wire 1.12). */
export function answerReasons(
  status: number,
  ...reasons: readonly { field: string; description: string }[]
): Response {
  return new Response(JSON.stringify({ status: 'FAILED', reasons }), {
    status,
    headers: { ...cors, 'content-type': 'application/json' },
  })
}

/** Returns a response that accepts a request, without a body. */
export function answerEmpty(status = 202): Response {
  return new HttpResponse(null, { status, headers: cors })
}
