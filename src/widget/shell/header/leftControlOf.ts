import type { LeftControl } from '../../core/modal/viewRecord.ts'

/**
 * Returns the control to the left of the title: the record's network selector, the back arrow if
 * there is a view to go back to, or else the record's help icon. `none` keeps its space, so that
 * the title stays centred (C-070, open point 9).
 */
export function leftControlOf(control: LeftControl, historyLength: number): LeftControl {
  if (control === 'networks' || control === 'none') return control
  if (historyLength > 1) return 'back'
  return control === 'help' ? 'help' : 'none'
}
