import type { OutsideOrigins } from '../simulatorTypes.ts'

/** Where a host's page finds the outside. */
export interface Places {
  readonly origins: OutsideOrigins
  /** Whether there are simulated sites. */
  readonly hasSites: boolean
  /** Hosts outside of this machine that the page may reach. */
  readonly allow: readonly string[]
  /** Address of the panels beside this page; absent where there are none, or where the page stands beside them already. */
  readonly panels?: string
}

/** Reads the `<meta>` tags that the plugin of `foyerkit/vite` puts into a host's page. The chains stand behind its own origin. */
export function readPlaces({ document, location, parent, self }: Window): Places {
  const named = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
  const sites = named('sites')
  const hasPanels = sites !== undefined && parent === self
  const address = `${location.pathname}${location.search}${location.hash}`
  return {
    origins: {
      host: named('host') ?? location.origin,
      sites: sites ?? location.origin,
      hostile: named('hostile') ?? location.origin,
    },
    hasSites: sites !== undefined,
    allow: named('allow')?.split(' ') ?? [],
    ...(hasPanels ? { panels: `/__foyer/?page=${encodeURIComponent(address)}` } : {}),
  }
}
