import type { IncomingMessage } from 'node:http'
import type { ResolvedConfig } from 'vite'

/** True for upgrades that Vite answers itself: hot updates, and those of the project's own proxy. */
export function isUpgradeOfVite({ server, preview }: Pick<ResolvedConfig, 'server' | 'preview'>) {
  const proxied = [server.proxy, preview.proxy].flatMap((proxy) => Object.entries(proxy ?? {}))
  const contexts = proxied.flatMap(([context, target]) =>
    typeof target !== 'string' && target.ws === true ? [context] : [],
  )
  return ({ headers, url = '' }: IncomingMessage): boolean => {
    const protocol = headers['sec-websocket-protocol']
    if (protocol === 'vite-hmr' || protocol === 'vite-ping') return true
    return contexts.some((context) =>
      context.startsWith('^') ? new RegExp(context).test(url) : url.startsWith(context),
    )
  }
}
