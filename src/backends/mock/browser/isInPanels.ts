/** True if a page is in the frame of the panels of its own origin. */
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
