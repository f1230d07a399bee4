/**
 * Stops `root` (the page's `<html>`) from scrolling until the returned function is called. The count is kept on the
 * element, so all widgets of the page share it and the page's own style returns when the last one unlocks.
 */
export function scrollLock(root: HTMLElement, scrollbarShown: boolean): () => void {
  const held = Number(root.dataset.foyerScrollLocks ?? '0')
  if (held === 0) {
    root.dataset.foyerOverflow = root.style.overflow
    root.dataset.foyerGutter = root.style.scrollbarGutter
    root.style.overflow = 'hidden'
    // Keeps the page from jumping sideways when its scrollbar disappears.
    if (scrollbarShown) root.style.scrollbarGutter = 'stable'
  }
  root.dataset.foyerScrollLocks = String(held + 1)

  let released = false
  return () => {
    if (released) return
    released = true
    const left = Number(root.dataset.foyerScrollLocks ?? '1') - 1
    root.dataset.foyerScrollLocks = String(left)
    if (left > 0) return
    root.style.overflow = root.dataset.foyerOverflow ?? ''
    root.style.scrollbarGutter = root.dataset.foyerGutter ?? ''
    delete root.dataset.foyerScrollLocks
    delete root.dataset.foyerOverflow
    delete root.dataset.foyerGutter
  }
}
