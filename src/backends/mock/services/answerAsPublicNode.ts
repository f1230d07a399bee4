import { asRecord } from '../../port/asRecord.ts'
import { readMethods } from '../chains/readMethods.ts'

/** Beside what wallets pass on; a wallet answers these itself. */
const alsoServed: ReadonlySet<string> = new Set([
  'eth_blobBaseFee',
  'eth_chainId',
  'eth_createAccessList',
  'eth_getFilterLogs',
  'eth_protocolVersion',
  'net_listening',
  'net_version',
  'web3_sha3',
])

/**
 * Passes a JSON-RPC body (single or batch) on to a local EVM node as a public node would take it. The local one has keys,
 * and lets itself be operated: its accounts and every method that signs, mines or sets something are refused with -32601.
 * @param forward to the node; resolves with the body of its answer
 */
export async function answerAsPublicNode(
  body: string,
  forward: (body: string) => Promise<string>,
): Promise<string> {
  const calls = parsed(body)
  if (!Array.isArray(calls)) {
    const refused = refusalOf(calls)
    return refused === undefined ? forward(body) : JSON.stringify(refused)
  }
  const served = calls.filter((call) => refusalOf(call) === undefined)
  const answers: unknown = served.length === 0 ? [] : parsed(await forward(JSON.stringify(served)))
  const refusals = calls.flatMap((call) => refusalOf(call) ?? [])
  return JSON.stringify(Array.isArray(answers) ? [...answers, ...refusals] : answers)
}

/** `undefined` for what is served, and for what the node itself will refuse. */
function refusalOf(call: unknown) {
  const { id, method } = asRecord(call)
  if (typeof method !== 'string' || readMethods.has(method) || alsoServed.has(method)) {
    return undefined
  }
  const message = `the method ${method} does not exist/is not available`
  return { jsonrpc: '2.0', id: id ?? null, error: { code: -32_601, message } }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    // The node says what is wrong with it.
    return undefined
  }
}
