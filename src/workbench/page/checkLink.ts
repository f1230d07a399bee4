import type { Finding, PageExpectation } from '../../../scenarios/index.ts'
import { found } from './found.ts'

/** Where a link leads, and that a new tab gets no hold of this one. */
export function checkLink(
  links: readonly HTMLElement[],
  wanted: Extract<PageExpectation, { expect: 'link' }>,
): Finding {
  const link = wanted.target.nth === undefined ? links[0] : links[wanted.target.nth]
  if (!link || (wanted.target.nth === undefined && links.length !== 1)) {
    return found(false, `${links.length} such links`)
  }
  const href = link.getAttribute('href')
  const target = link.getAttribute('target')
  const rel = link.getAttribute('rel') ?? ''
  const safe = target !== '_blank' || (rel.includes('noopener') && rel.includes('noreferrer'))
  const tab = wanted.newTab === undefined || (target === '_blank') === wanted.newTab
  return found(href === wanted.href && tab && safe, { href, target, rel })
}
