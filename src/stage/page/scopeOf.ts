import { containersOf } from './containersOf.ts'

/** The scope of a step: the open dialog if there is one, otherwise the host's page, or the requested one. */
export function scopeOf(page: Document, within?: 'modal' | 'page'): Element | undefined {
  const host = page.querySelector('#stage') ?? page.body
  if (within === 'page') return host
  const dialog = containersOf(page.body)
    .flatMap((root) => [...root.querySelectorAll('dialog[open]')])
    .at(-1)
  return dialog ?? (within === 'modal' ? undefined : host)
}
