import type { PageConfig } from './pageConfig.ts'
import type { OutsideOrigins } from '../simulatorTypes.ts'

/** What the `<meta>` tags of a host's page say about the simulation: where its servers are, and what the page may use. */
export interface Places {
  readonly origins: OutsideOrigins
  /** True if there are simulated sites. */
  readonly hasSites: boolean
  /** The hosts outside this machine that the page may reach. */
  readonly allow: readonly string[]
  /** The host's own world, if it has a config. */
  readonly config?: PageConfig
  /** The panels for this page; absent if there are none, or if the page is already beside them. */
  readonly panels?: PanelsPlace
  /** The reason why the command's server rejects this page, as a sentence; absent if it accepts it. */
  readonly refusal?: string
}

/** Location of the panels for a page: an address on its own server, or a server of another origin. */
export type PanelsPlace = { readonly address: string } | { readonly server: string }

/**
 * Reads the `<meta>` tags that the plugin of `foyerkit-lab/vite` or the script of `npx foyerkit` adds to a host's page. The chains are behind
 * its own origin unless a tag names another.
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
      : // The plugin or the command wrote it.
        { config: JSON.parse(decodeURIComponent(config)) as PageConfig }),
    ...(hasPanels ? { panels } : {}),
    ...(refusal === undefined ? {} : { refusal }),
  }
}
