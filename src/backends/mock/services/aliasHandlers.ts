import { getResponse, http, type RequestHandler } from 'msw'

/** The base addresses with an alias, because the public APIs have two names (wire 1.1). */
const aliases: Readonly<Record<string, string>> = {
  'https://api.web3modal.com': 'https://api.web3modal.org',
  'https://rpc.walletconnect.com': 'https://rpc.walletconnect.org',
}

/** Answers a request to an alias like one to the address that it stands for. */
export function createAliasHandlers(handlers: readonly RequestHandler[]): RequestHandler[] {
  return Object.entries(aliases).map(([alias, address]) =>
    http.all(`${alias}/*`, ({ request }) =>
      getResponse([...handlers], new Request(request.url.replace(alias, address), request.clone())),
    ),
  )
}
