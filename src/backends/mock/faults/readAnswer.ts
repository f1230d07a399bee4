/** A response whose body has been read, so that it can be sent again and read without a task. */
export interface Answer {
  readonly status: number
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads a response to its end. */
export async function readAnswer(response: Response): Promise<Answer> {
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    bytes: new Uint8Array(await response.arrayBuffer()),
  }
}

/** Returns a response with a text. */
export function textAnswer(status: number, text: string, type = 'application/json'): Answer {
  return { status, type, bytes: new TextEncoder().encode(text) }
}

/** Returns the response's body as JSON if possible, or a one-line summary of it. */
export function plainAnswer(answer: Answer): unknown {
  const { status, type, bytes } = answer
  if (!/json|text\/plain/.test(type)) return { status, type, bytes: bytes.byteLength }
  const text = new TextDecoder().decode(bytes)
  try {
    const body: unknown = text === '' ? undefined : JSON.parse(text)
    return status < 400 ? body : { status, body }
  } catch {
    // It is not JSON, so the log shows the text.
    return { status, body: text }
  }
}

/**
 * Returns a response whose body is ready. Reading it takes no task, so no timer can fire between
 * the end of a call and the moment its caller has read it.
 */
export function responseOf({ status, type, bytes }: Answer): Response {
  const empty = status === 204 || status === 205 || status === 304
  const response = new Response(empty ? null : bytes, {
    status,
    ...(type === '' ? {} : { headers: { 'content-type': type } }),
  })
  const text = async () => new TextDecoder().decode(bytes)
  return Object.defineProperties(response, {
    text: { value: text },
    json: { value: async () => JSON.parse(await text()) as unknown },
    blob: { value: async () => new Blob([bytes], { type }) },
    arrayBuffer: { value: async () => bytes.slice().buffer },
  })
}
