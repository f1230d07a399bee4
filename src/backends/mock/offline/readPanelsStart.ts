import { panelsFrameName, type PanelsStart } from './offlinePage.ts'

/**
 * Returns the start that the panels around a page have set; `undefined` for a page that is not in
 * their frame, or before they start a new world.
 */
export function readPanelsStart(page: Pick<Window, 'name' | 'parent'>): PanelsStart | undefined {
  if (page.name !== panelsFrameName || page.parent === page) return undefined
  try {
    return page.parent.foyerPanelsStart
  } catch (error) {
    // A page of another origin, which cannot be read, may give its frame the same name.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
