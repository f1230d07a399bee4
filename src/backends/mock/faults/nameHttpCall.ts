import type { CallName } from '../calls/callLogTypes.ts'
import type { HttpCall } from '../calls/knownCalls.ts'
import { jsonOr } from '../shared/jsonOr.ts'

/** The paths of the public services and the names of the calls behind them (wire 1.3 to 1.10). */
const paths: readonly (readonly [method: string, path: RegExp, name: HttpCall])[] = [
  ['GET', /\/getWallets$/, 'directory.wallets'],
  ['GET', /\/getWalletImage\/[^/]+$/, 'directory.walletImage'],
  ['GET', /\/public\/getAssetImage\/[^/]+$/, 'directory.assetImage'],
  ['GET', /\/public\/getTokenImage\/[^/]+$/, 'directory.tokenImage'],
  ['GET', /\/public\/getCurrencyImage\/[^/]+$/, 'directory.currencyImage'],
  ['GET', /\/getAnalyticsConfig$/, 'analytics.config'],
  ['POST', /\/e$/, 'analytics.send'],
  ['GET', /\/v1\/identity\/[^/]+$/, 'identity.identity'],
  ['GET', /\/v1\/account\/[^/]+\/balance$/, 'balances.balances'],
  ['GET', /\/v1\/account\/[^/]+\/history$/, 'history.transactions'],
  ['GET', /\/v1\/profile\/account\/[^/]+$/, 'names.resolve'],
  ['GET', /\/v1\/profile\/reverse\/[^/]+$/, 'names.reverse'],
  ['GET', /\/v1\/profile\/suggestions\/[^/]+$/, 'names.suggestions'],
  ['POST', /\/v1\/profile\/account$/, 'names.register'],
  ['GET', /\/api\/siwe\/nonce$/, 'siwe.nonce'],
  ['POST', /\/api\/siwe\/verify$/, 'siwe.verify'],
  ['GET', /\/api\/siwe\/session$/, 'siwe.session'],
  ['POST', /\/api\/siwe\/signout$/, 'siwe.signOut'],
  ['GET', /\/v1\/convert\/tokens$/, 'swap.tokens'],
  ['POST', /\/v1\/fungible\/price$/, 'swap.price'],
  ['GET', /\/v1\/convert\/quotes$/, 'swap.quote'],
  ['GET', /\/v1\/convert\/allowance$/, 'swap.allowance'],
  ['GET', /\/v1\/convert\/build-approve$/, 'swap.buildApproval'],
  ['POST', /\/v1\/convert\/build-transaction$/, 'swap.buildSwap'],
  ['POST', /\/v1\/generators\/onrampurl$/, 'onramp.url'],
  ['GET', /\/v1\/onramp\/options$/, 'onramp.currencies'],
  ['POST', /\/v1\/onramp\/quote$/, 'onramp.quote'],
]

/** The name and the parameters of an HTTP call. */
export interface NamedCall {
  readonly name: CallName
  readonly arguments: Readonly<Record<string, unknown>>
}

/** Names a request by its method, address and body: `chain.<method>` for JSON-RPC, `http.<host>` when unknown. */
export function nameHttpCall(method: string, address: string, body: unknown): NamedCall {
  const url = new URL(address)
  const json = typeof body === 'string' && body !== '' ? jsonOr(body, body) : undefined
  const query = Object.fromEntries(url.searchParams)
  const plain = {
    url: `${url.origin}${url.pathname}`,
    ...(url.search === '' ? {} : { query }),
    ...(json === undefined ? {} : { body: json }),
  }
  if (isRpc(json)) {
    const chain = query['chainId'] === undefined ? {} : { chainId: query['chainId'] }
    return {
      name: `chain.${json.method}`,
      arguments: { url: plain.url, ...chain, method: json.method, params: json.params ?? [] },
    }
  }
  if (Array.isArray(json) && json.every(isRpc)) return { name: 'chain.batch', arguments: plain }
  const known = paths.find(([verb, path]) => verb === method && path.test(url.pathname))
  return { name: known?.[2] ?? `http.${url.host}`, arguments: plain }
}

function isRpc(value: unknown): value is { method: string; params?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'jsonrpc' in value &&
    'method' in value &&
    typeof value.method === 'string'
  )
}
