import { hideSecrets, hideSecretsIn } from './hideSecrets.ts'
import { runFormat, runVersion, type RunFile } from './runFile.ts'
import { secretNames } from './secretNames.ts'

/** What a run was: a run file without its format, with the secrets still in its texts. */
export interface RunParts extends Omit<RunFile, 'format' | 'version' | 'secrets'> {
  /** The texts of the secrets that the steps type, by name. The file has only their names. */
  readonly secrets: Readonly<Record<string, string>>
}

/**
 * A run as a run file. Names of secrets stand in place of the secrets. Each field is named, so that a new one is not
 * written before somebody decides whether it can hold a secret.
 */
export function writeRun(parts: RunParts): RunFile {
  const { foyerkit, browser, recording, steps, failure, timeline, errors, secrets, ...rest } = parts
  rest satisfies Record<string, never>
  return {
    format: runFormat,
    version: runVersion,
    foyerkit,
    browser,
    recording,
    steps,
    ...(failure && {
      failure: { step: failure.step, message: hideSecretsIn(failure.message, secrets) },
    }),
    timeline: hideSecrets(timeline, secrets),
    errors: hideSecrets(errors, secrets),
    ...secretNames(recording.steps),
  }
}
