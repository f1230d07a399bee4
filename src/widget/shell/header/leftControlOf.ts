import type { LeftControl } from '../../core/modal/viewRecord.ts'

/**
 * What stands left of the title (C-070 to C-073, open point 9): the record's network selector; the
 * arrow when there is a view to go back to; otherwise the help icon where the record has it.
 */
export function leftControlOf(control: LeftControl, historyLength: number): LeftControl {
  if (control === 'networks' || control === 'none') return control
  if (historyLength > 1) return 'back'
  return control === 'help' ? 'help' : 'none'
}
