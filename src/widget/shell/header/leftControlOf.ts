import type { LeftControl } from '../../core/modal/viewRecord.ts'

/**
 * The control to the left of the title (C-070, open point 9): the record's network selector, the back arrow if there is
 * a view to go back to, or else the record's help icon.
 */
export function leftControlOf(control: LeftControl, historyLength: number): LeftControl {
  if (control === 'networks' || control === 'none') return control
  if (historyLength > 1) return 'back'
  return control === 'help' ? 'help' : 'none'
}
