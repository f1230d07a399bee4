import { asRecord } from '../../backends/port/asRecord.ts'
import { jsonOr } from '../../backends/mock/shared/jsonOr.ts'

/** The error codes of JSON-RPC and EIP-1474. */
const codes = { parseError: -32_700, invalidRequest: -32_600, methodNotSupported: -32_004 }

/**
 * Checks a JSON-RPC body, single or batch, before it reaches a local node. A page must not make the node request a URL and read the
 * response: `anvil_setRpcUrl`, and a reset that names a URL, are rejected with -32004, and so is a batch that contains one. A body that is
 * not JSON is rejected too, because the node might read it differently.
 * @returns the response to send instead of the node's; `undefined` if the node may receive the body
 */
export function refuseCalls(body: string): string | undefined {
  const calls = jsonOr(body, undefined)
  if (calls === undefined) return answer(null, codes.parseError, 'The call is not JSON.')
  const list = Array.isArray(calls) ? calls : [calls]
  if (list.some((call) => typeof call !== 'object' || call === null || Array.isArray(call))) {
    return answer(
      null,
      codes.invalidRequest,
      'A call is a JSON object, and a batch a list of them.',
    )
  }
  const refused = list.map(asRecord).find(callsAnAddress)
  if (refused === undefined) return undefined
  const sentence =
    `${String(refused['method'])} with an address is refused: local chains call nothing outside. ` +
    'Set forkUrl in foyer.config.ts for a fork; POST /__foyer/stage/<stage>/reset resets the chains.'
  const answers = list.map((call) =>
    answer(asRecord(call)['id'] ?? null, codes.methodNotSupported, sentence),
  )
  return Array.isArray(calls) ? `[${answers.join(',')}]` : answers.join('')
}

function callsAnAddress({ method, params }: Readonly<Record<string, unknown>>): boolean {
  if (method === 'anvil_setRpcUrl') return true
  if (method !== 'anvil_reset' && method !== 'hardhat_reset') return false
  return textsIn(params).length > 0
}

/**
 * Returns every string in a value but the number of a block, because the node reads the options of
 * a reset in several forms, and any word is the path of a socket. It is not recursive, because the
 * page chooses the depth.
 */
function textsIn(value: unknown): readonly string[] {
  const texts: string[] = []
  const unvisited = [value]
  while (unvisited.length > 0) {
    const next = unvisited.pop()
    if (typeof next === 'string') texts.push(next)
    if (typeof next !== 'object' || next === null) continue
    for (const [name, part] of Object.entries(next)) {
      const isNumber = name === 'blockNumber' && /^(?:0x[\da-f]+|\d+)$/i.test(String(part))
      if (!isNumber) unvisited.push(part)
    }
  }
  return texts
}

function answer(id: unknown, code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })
}
