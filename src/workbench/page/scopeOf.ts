import { containersOf } from './containersOf.ts'

/** Where a step looks: the open dialog when there is one, else the host's page, or what it asks for. */
export function scopeOf(page: Document, within?: 'modal' | 'page'): Element | undefined {
  const host = page.querySelector('#stage') ?? page.body
  if (within === 'page') return host
  const dialog = containersOf(page.body)
    .flatMap((root) => [...root.querySelectorAll('dialog[open]')])
    .at(-1)
  return dialog ?? (within === 'modal' ? undefined : host)
}
