import type { ViewName } from '../../../widget/core/modal/viewParams.ts'

/**
 * Whether a modal of this page has that view on screen with its own content: while its code is on the
 * way, nobody can use it and nothing of it has begun.
 */
export function isViewDrawn(page: Document, view: ViewName): boolean {
  return [...page.querySelectorAll('foyer-modal')].some(({ shadowRoot }) => {
    const drawn = shadowRoot?.querySelector(`[data-view='${view}']`)
    return drawn !== null && drawn !== undefined && drawn.querySelector('.fy-view-loading') === null
  })
}
