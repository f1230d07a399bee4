/** True if a page runs in a frame of Foyer's panels (`/__foyer/`) on the same origin. */
export function isInPanels(page: Pick<Window, 'parent'>): boolean {
  if (page.parent === page) return false
  try {
    return page.parent.location.pathname.startsWith('/__foyer/')
  } catch (error) {
    // A page of another origin cannot be read.
    if (error instanceof DOMException) return false
    throw error
  }
}
