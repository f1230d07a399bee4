import type { PageOnPhone, PhoneApp } from '../world/worldTypes.ts'
import type { DeviceRules } from './deviceRules.ts'

/**
 * Where a link ends: in an `app`; in a new `tab`; in a `page` that replaces the one with the link; in the `store` of apps; `nothing` happens,
 * because its app is not installed; or the browser has `refused` it, because it was not opened in a tap or is not allowed at all.
 */
export type LinkEnd = 'app' | 'tab' | 'page' | 'store' | 'nothing' | 'refused'

export interface FollowedLink {
  readonly end: LinkEnd
  /** What is in front then; `undefined` if the page stays there. */
  readonly front?: string
}

interface Situation {
  readonly rules: DeviceRules
  readonly apps: NonNullable<PageOnPhone['apps']>
  /** Whether the page may open another app or window now. */
  readonly inTap: boolean
}

const stores = ['apps.apple.com', 'itunes.apple.com', 'play.google.com']

/** Decides where a link of a page ends. `target` is that of `window.open`. */
export function followLink(url: string, target: string, situation: Situation): FollowedLink {
  const { rules, apps, inTap } = situation
  const intent = /^intent:\/\/(.*)#Intent;(.*);end$/.exec(url)
  if (intent !== null) return followIntent(intent[1] ?? '', intent[2] ?? '', target, situation)
  const app = apps.map(appOf).find(({ opens }) => opens.some((begin) => url.startsWith(begin)))
  if (!/^https?:/i.test(url)) {
    if (!rules.schemes || !inTap) return { end: 'refused' }
    return app === undefined ? { end: 'nothing' } : { end: 'app', front: app.name }
  }
  const isBlank = target !== '_self'
  if (isBlank && (!rules.windows || !inTap)) return { end: 'refused' }
  if (app !== undefined && inTap && rules.schemes) return { end: 'app', front: app.name }
  const { host } = new URL(url)
  if (stores.includes(host)) return { end: 'store', front: 'the store' }
  return { end: isBlank ? 'tab' : 'page', front: host }
}

/** Decides for a link that names an app and an address to use instead of it, as Android reads it. */
function followIntent(
  path: string,
  facts: string,
  target: string,
  situation: Situation,
): FollowedLink {
  if (!situation.rules.intents) return { end: 'refused' }
  const read = (name: string) =>
    facts
      .split(';')
      .find((fact) => fact.startsWith(`${name}=`))
      ?.slice(name.length + 1)
  const followed = followLink(`${read('scheme') ?? 'https'}://${path}`, target, situation)
  const instead = read('S.browser_fallback_url')
  if (followed.end !== 'nothing' || instead === undefined) return followed
  return followLink(decodeURIComponent(instead), '_self', situation)
}

/** Returns an installed app with the links that it opens. A name alone is that of a wallet of the directory. */
function appOf(app: string | PhoneApp): PhoneApp {
  if (typeof app !== 'string') return app
  const slug = app.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  return { name: app, opens: [`${slug}:`, `https://${slug}.example/`] }
}
