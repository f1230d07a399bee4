import type { Core } from '../../core/core.ts'
import { loadWithRetry } from '../../core/kernel/loadWithRetry.ts'

/** The window width up to which the card is a sheet, in CSS px (C-361). */
const SHEET_WIDTH = 430

/**
 * Follows drags of the sheet once their code is loaded, which only a phone and a narrow window need. Returns a function
 * that stops this.
 */
export function startSheetDrag(card: HTMLElement, core: Core): () => void {
  const { mobile, width } = core.backend.browser.device()
  if (!mobile && width > SHEET_WIDTH) return () => undefined
  let isOpen = true
  let stop = () => {}
  void loadWithRetry(core, {
    about: 'sheet.load',
    load: () => import('./followSheetDrag.ts'),
    isNeeded: () => isOpen,
  }).then((loaded) => {
    if (loaded && isOpen) stop = loaded.followSheetDrag(card, core)
  })
  return () => {
    isOpen = false
    stop()
  }
}
