/** Types of the annotations that a replay adds to its test. Reports hide those that start with `_`. */
export const noteTypes = {
  /** Link to the workbench at the failed step. */
  link: 'Open at this step, after npx foyerkit',
  /** The same link in the panels of the app's own server. */
  linkInApp: 'Open at this step, while your app runs',
  /** An error that the page threw. */
  error: 'The page threw',
  /** How the replay of a run file compares with the recorded run: whether the same step fails. */
  file: 'In the file',
  /** A violation that axe found. */
  accessibility: 'Accessibility',
  /** What a strict play does not accept. */
  complaint: 'Not accepted',
  /** Where the play differs from the first one. */
  difference: 'Unstable',
  /** The screens that differ without a failure. */
  screens: 'Screens',
  /** Why there is no trace. */
  trace: 'No trace',
  /** Paths of the saved files. */
  saved: '_saved',
  /** The cell of the play, as JSON. */
  cell: '_cell',
  /** The digests of the run, as JSON. */
  digests: '_digests',
} as const
