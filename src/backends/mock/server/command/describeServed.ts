import { solanaChains } from '../../../../../anvil/solana/solanaChains.ts'
import { chainsOf } from '../../world/chainsOf.ts'
import type { HostWorld } from '../config/hostWorld.ts'
import type { Origins } from '../origins.ts'

/**
 * What is printed once everything is served: what to add to a page, and where the chains are.
 * @param hasSolana whether the local Solana can be loaded; its addresses are left out otherwise
 */
export function describeServed(
  kind: 'pages' | 'chains',
  { host }: Origins,
  world: Pick<HostWorld, 'name' | 'chains'> | undefined,
  hasSolana: boolean,
): string {
  const rpc = `${host}/__foyer/rpc`
  const evm = chainsOf({ chains: world?.chains ?? [] })
  const chains = [
    ...evm.map(({ id, name }) => [name, `${rpc}/${id}`] as const),
    ...(hasSolana ? solanaChains : []).map(
      ({ reference, name }) => [name, `${rpc}/${reference}`] as const,
    ),
  ]
  const width = Math.max(...chains.map(([name]) => name.length)) + 2
  const addresses = chains.map(([name, address]) => `    ${name.padEnd(width)}${address}`)
  const parts =
    kind === 'chains'
      ? [
          `  Local chains, by JSON-RPC over http and ws, until this command ends\n\n${addresses.join('\n')}`,
          `  ${rpc}/<name>/<chain> is a fresh chain of that name.`,
        ]
      : [
          `  Foyer is ready. Add one line to the page of your app, in development, before its own scripts.\n  An app with any other modal, for simulated wallets:\n\n    ${scriptTag(host, 'wallets')}`,
          `  An app with Foyer's modal, which then imports foyerkit/mock in place of foyerkit/real:\n\n    ${scriptTag(host, 'places')}`,
          `  A page that loads foyer.js of foyerkit by a script tag, with this one in its place:\n\n    ${scriptTag(host, 'foyer')}`,
          `  Open your app on http://localhost:<port>; the mark on its page opens the panels.\n  The workbench is at ${host}/`,
          `  The chains of the tab in front, for scripts\n\n${addresses.join('\n')}`,
          `  ${rpc}/<name>/<chain> is a chain of that name, which no tab shows.`,
        ]
  const config =
    world === undefined ? [] : [`  ${world.name} was read; start again when it has changed.`]
  return `\n${[...parts, ...config, '  Ctrl+C stops everything.'].join('\n\n')}\n\n`
}

const scriptTag = (host: string, name: string) =>
  `<script src="${host}/__foyer/${name}.js"></script>`
