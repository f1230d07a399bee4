import type { PageConfig } from './pageConfig.ts'
import type { OutsideOrigins } from '../simulatorTypes.ts'

/** Where a host's page finds the outside. */
export interface Places {
  readonly origins: OutsideOrigins
  /** Whether there are simulated sites. */
  readonly hasSites: boolean
  /** Hosts outside of this machine that the page may reach. */
  readonly allow: readonly string[]
  /** The host's own world, where it has described one. */
  readonly config?: PageConfig
  /** The panels for this page; absent where there are none, or where the page stands beside them already. */
  readonly panels?: PanelsPlace
  /** Why the command's server refuses this page, as a sentence; absent where it does not. */
  readonly refusal?: string
}

/** Where the panels for a page are: at an address of its own server, or at a server of another origin. */
export type PanelsPlace = { readonly address: string } | { readonly server: string }

/**
 * Reads the `<meta>` tags that the plugin of `foyerkit/vite` or the script of `npx foyerkit` puts into a host's page. The chains
 * are behind its own origin unless a tag names another.
 */
export function readPlaces({ document, location, parent, self }: Window): Places {
  const named = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
  const sites = named('sites')
  const config = named('config')
  const refusal = named('refused')
  const host = named('host') ?? location.origin
  const hasPanels = sites !== undefined && parent === self
  const address = `${location.pathname}${location.search}${location.hash}`
  const panels =
    host === location.origin
      ? { address: `/__foyer/?page=${encodeURIComponent(address)}` }
      : { server: host }
  return {
    origins: {
      host,
      sites: sites ?? location.origin,
      hostile: named('hostile') ?? location.origin,
    },
    hasSites: sites !== undefined,
    allow: named('allow')?.split(' ') ?? [],
    ...(config === undefined
      ? {}
      : // What the plugin or the command has written there.
        { config: JSON.parse(decodeURIComponent(config)) as PageConfig }),
    ...(hasPanels ? { panels } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
}
