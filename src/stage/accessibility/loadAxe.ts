import type axe from 'axe-core'
// The package's own file, unchanged and with its notice, as its licence (MPL-2.0) asks.
import address from 'axe-core/axe.min.js?url'

/** Loads axe into the page, once. It names itself `window.axe`. */
export async function loadAxe(page: Document): Promise<typeof axe> {
  await import(/* @vite-ignore */ address).catch((cause: unknown) => {
    throw new Error(
      `axe did not load. If the page has a content policy, add ${new URL(address, import.meta.url).origin} to its script-src in development.`,
      { cause },
    )
  })
  const { axe: loaded } = (page.defaultView ?? {}) as { readonly axe?: typeof axe }
  if (loaded) return loaded
  throw new Error('axe did not load.')
}
