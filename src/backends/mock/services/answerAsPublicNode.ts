import { asRecord } from '../../port/asRecord.ts'
import { readMethods } from '../chains/readMethods.ts'
import { jsonOr } from '../shared/jsonOr.ts'

/** Methods in addition to those that wallets forward; a wallet answers these itself. */
const alsoServed: ReadonlySet<string> = new Set([
  'eth_blobBaseFee',
  'eth_chainId',
  'eth_createAccessList',
  'eth_getFilterLogs',
  'eth_protocolVersion',
  'eth_simulateV1',
  'net_listening',
  'net_version',
  'web3_sha3',
])

/**
 * Forwards a JSON-RPC body (single or batch) to a local node as a public node would accept it. The local EVM nodes have keys, and all have
 * control methods: accounts and every method that signs, mines or sets state are rejected with -32601.
 * @param forward sends to the node; resolves with the body of its response
 */
export async function answerAsPublicNode(
  namespace: string,
  body: string,
  forward: (body: string) => Promise<string>,
): Promise<string> {
  const calls = jsonOr(body, undefined)
  const refusalOf = (call: unknown) => (isServed(namespace, call) ? undefined : refusal(call))
  if (!Array.isArray(calls)) {
    const refused = refusalOf(calls)
    return refused === undefined ? forward(body) : JSON.stringify(refused)
  }
  const servedCalls = calls.filter((call) => refusalOf(call) === undefined)
  // Parsing and serializing again would change integers beyond 2^53.
  if (servedCalls.length === calls.length) return forward(body)
  const answers: unknown =
    servedCalls.length === 0 ? [] : jsonOr(await forward(JSON.stringify(servedCalls)), undefined)
  const refusals = calls.flatMap((call) => refusalOf(call) ?? [])
  return JSON.stringify(Array.isArray(answers) ? [...answers, ...refusals] : answers)
}

/** True for calls that a public node serves, and for those that the node itself rejects. */
function isServed(namespace: string, call: unknown): boolean {
  const { method } = asRecord(call)
  if (typeof method !== 'string') return true
  if (namespace === 'solana') return !method.startsWith('surfnet_')
  return readMethods.has(method) || alsoServed.has(method)
}

function refusal(call: unknown) {
  const { id, method } = asRecord(call)
  const message = `the method ${String(method)} does not exist/is not available`
  return { jsonrpc: '2.0', id: id ?? null, error: { code: -32_601, message } }
}
