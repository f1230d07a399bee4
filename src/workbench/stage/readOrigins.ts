import type { OutsideOrigins } from '../../backends/mock/simulatorTypes.ts'

/** The origins that the development server wrote into this page's `<meta>` tags. */
export function readOrigins(page: Document): OutsideOrigins {
  const read = (name: string) => {
    const content = page.querySelector<HTMLMetaElement>(`meta[name="foyer-${name}"]`)?.content
    if (content) return content
    throw new Error(
      `the page names no "${name}" origin. Serve it with the workbenchPlugin() Vite plugin, as \`npm start\` does.`,
    )
  }
  return { host: read('host'), sites: read('sites'), hostile: read('hostile') }
}
