/** A kind of file that the workbench keeps in the project's folder of scenarios. */
export interface FileKind {
  /** The last part of the endpoints' path. */
  readonly place: string
  /** The ending of the files' names. */
  readonly ending: string
  /** The content of a file, in words for messages. */
  readonly what: string
  /** The fields of the JSON: a text and a list. */
  readonly fields: readonly [text: string, list: string]
  /** True if the workbench deletes files. */
  readonly isDeletable: boolean
}

/** The kinds of files. */
export const fileKinds = {
  scenarios: {
    place: 'scenarios',
    ending: '.scenario.json',
    what: 'the scenario',
    fields: ['title', 'steps'],
    isDeletable: false,
  },
  faults: {
    place: 'faults',
    ending: '.faults.json',
    what: 'the set of faults',
    fields: ['title', 'faults'],
    isDeletable: true,
  },
} as const satisfies Readonly<Record<string, FileKind>>
