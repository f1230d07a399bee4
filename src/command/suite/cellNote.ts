import { partsOf, type Cell } from '../../stage/matrix/cell.ts'
import { notesOf } from './notesOf.ts'
import { noteTypes } from './noteTypes.ts'
import type { Play } from './play.ts'

/** The cell of a play, as its test notes it for the results. */
export interface NotedCell {
  readonly name: string
  /** The values of the matrix in the order of the axes: `['iphone', 'de']`. */
  readonly parts: readonly string[]
}

/** Notes the cell of a test, and reads it from a play. */
export const cellNote = {
  of(cell: Cell) {
    const parts = partsOf(cell)
    // A variant of screens has a name of its own.
    const isOfMatrix = parts.join('-') === cell.name
    const noted: NotedCell = { name: cell.name, parts: isOfMatrix ? parts : [cell.name] }
    return { type: noteTypes.cell, description: JSON.stringify(noted) }
  },
  read(play: Play): NotedCell | undefined {
    const [text] = notesOf(play, noteTypes.cell)
    return text === undefined ? undefined : (JSON.parse(text) as NotedCell)
  },
}

/** Why a play was not played; `undefined` if it was, or if the run was interrupted before. */
export const whyNotPlayed = (play: Play): string | undefined =>
  play.result.status === 'skipped' ? notesOf(play, 'skip')[0] : undefined
