import { solanaChains } from '../../anvil/solana/solanaChains.ts'
import { chainsOf } from '../backends/mock/world/chainsOf.ts'
import type { HostWorld } from '../server/config/hostWorld.ts'
import type { Origins } from '../server/outside/origins.ts'

/**
 * The text printed once the server listens: the tags to add to a page, and the addresses of the chains.
 * @param has the chains that can start on this machine; others are left out
 */
export function describeServed(
  kind: 'pages' | 'chains',
  { host }: Origins,
  world: Pick<HostWorld, 'name' | 'chains'> | undefined,
  has: { readonly evm: boolean; readonly solana: boolean },
): string {
  const rpc = `${host}/__foyer/rpc`
  const evm = has.evm ? chainsOf({ chains: world?.chains ?? [] }) : []
  const chains = [
    ...evm.map(({ id, name }) => [name, `${rpc}/${id}`] as const),
    ...(has.solana ? solanaChains : []).map(
      ({ reference, name }) => [name, `${rpc}/${reference}`] as const,
    ),
  ]
  const width = Math.max(...chains.map(([name]) => name.length)) + 2
  const addresses = chains.map(([name, address]) => `    ${name.padEnd(width)}${address}`)
  const listed = (title: string, more: string) =>
    chains.length === 0
      ? []
      : [`  ${title}\n\n${addresses.join('\n')}`, `  ${rpc}/<name>/<chain> ${more}`]
  const parts =
    kind === 'chains'
      ? listed(
          'Local chains, by JSON-RPC over http and ws, until this command ends',
          'is a fresh chain of that name.',
        )
      : [
          `  Foyer is ready. Add one line to the page of your app, in development, before its own scripts.\n  An app with any other modal, for simulated wallets:\n\n    ${scriptTag(host, 'wallets')}`,
          `  An app with Foyer's modal, which then imports foyerkit-lab/mock in place of foyerkit/real:\n\n    ${scriptTag(host, 'places')}`,
          `  A page that loads foyer.js of foyerkit by a script tag, with this one in its place:\n\n    ${scriptTag(host, 'foyer')}`,
          `  Open your app on http://localhost:<port>; the badge on its page opens the panels.\n  The workbench is at ${host}/`,
          ...listed(
            'The chains of the tab in front, for scripts',
            'is a chain of that name, which no tab shows.',
          ),
        ]
  const config =
    world === undefined ? [] : [`  ${world.name} was read; start again when it has changed.`]
  return `\n${[...parts, ...config, '  Ctrl+C stops everything.'].join('\n\n')}\n\n`
}

const scriptTag = (host: string, name: string) =>
  `<script src="${host}/__foyer/${name}.js"></script>`
