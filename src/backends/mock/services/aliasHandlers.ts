import { getResponse, http, type RequestHandler } from 'msw'

/** Base addresses that stand for others (wire 1.1): the public APIs are reached under two names. */
const aliases: Readonly<Record<string, string>> = {
  'https://api.web3modal.com': 'https://api.web3modal.org',
  'https://rpc.walletconnect.com': 'https://rpc.walletconnect.org',
}

/** Answers what is sent to an alias like what is sent to the address that it stands for. */
export function createAliasHandlers(handlers: readonly RequestHandler[]): RequestHandler[] {
  return Object.entries(aliases).map(([alias, address]) =>
    http.all(`${alias}/*`, ({ request }) =>
      getResponse([...handlers], new Request(request.url.replace(alias, address), request.clone())),
    ),
  )
}
