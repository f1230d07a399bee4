import { credentialsOf, keysOfUrl } from './keysOfUrl.ts'

/** The time in ms after which a call to the source of a fork is given up. */
const timeout = 30_000
/** The error code of nodes without more details about a failed call (JSON-RPC). */
const serverError = -32_000

type Answer = Readonly<Record<string, unknown>>

/**
 * Creates the calls to the address from which a chain is forked. They follow no redirect. The
 * answers contain only the origin of this address, even if the node repeats more of it.
 * @param onSilence called when the node gives no usable answer
 * @returns one JSON-RPC call as text to the text of its answer; never rejects
 */
export function askSource(
  url: string,
  onSilence: () => void = () => undefined,
): (call: string) => Promise<string> {
  const keys = keysOfUrl(url)
  const { origin } = new URL(url)
  const address = new URL(url)
  address.username = ''
  address.password = ''
  const credentials = credentialsOf(url)
  const headers = {
    'content-type': 'application/json',
    ...(credentials === undefined ? {} : { authorization: `Basic ${credentials}` }),
  }

  async function send(body: string): Promise<Answer> {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(address, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal,
    })
    const answer = recordOf(parsed(await response.text()))
    if (answer !== undefined && ('error' in answer || (response.ok && 'result' in answer))) {
      return shown(answer)
    }
    onSilence()
    // A node reports its limit with 429; a forked node then tries again.
    const code = response.status === 429 ? 429 : serverError
    return problem(
      code,
      `The node at ${origin} gave no JSON-RPC answer (HTTP status ${response.status}).`,
    )
  }

  function shown({ error, result }: Answer): Answer {
    if (error === undefined) {
      if (!keys.areInData(JSON.stringify(result))) return { result }
      return problem(serverError, `The answer of ${origin} repeats a part of its address.`)
    }
    const { code, message, data } = recordOf(error) ?? {}
    const words = String(message ?? 'The call failed.')
    return {
      error: {
        code: typeof code === 'number' ? code : serverError,
        message: keys.areIn(words)
          ? `The node at ${origin} refused the call, in words that repeat a part of its address.`
          : words,
        // The revert data of a contract is passed on.
        ...(typeof data === 'string' && /^0x[\da-f]*$/i.test(data) ? { data } : {}),
      },
    }
  }

  return async (call) => {
    const id = recordOf(parsed(call))?.['id'] ?? null
    const answer = await send(call).catch((): Answer => {
      onSilence()
      // The failure's own message is not used, because it names the address.
      return problem(serverError, `There is no answer from the node at ${origin}.`)
    })
    return JSON.stringify({ jsonrpc: '2.0', id, ...answer })
  }
}

const problem = (code: number, message: string): Answer => ({ error: { code, message } })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // It is no answer of a node, but e.g. a page of a proxy.
    return undefined
  }
}

function recordOf(value: unknown): Answer | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Answer)
    : undefined
}
