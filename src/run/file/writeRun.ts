import { hideSecrets, hideSecretsIn } from './hideSecrets.ts'
import { runFormat, runVersion, type RunFile } from './runFile.ts'
import { secretNames } from './secretNames.ts'

/** What a run was: a run file without its format, with the secrets still in its texts. */
export interface RunParts extends Omit<RunFile, 'format' | 'version' | 'secrets'> {
  /** The texts of the secrets that the steps type, by name. The file has only their names. */
  readonly secrets: Readonly<Record<string, string>>
}

/** A run as a run file. Names of secrets stand in place of the secrets. */
export function writeRun({ secrets, failure, timeline, errors, ...parts }: RunParts): RunFile {
  return {
    format: runFormat,
    version: runVersion,
    ...parts,
    ...(failure && {
      failure: { step: failure.step, message: hideSecretsIn(failure.message, secrets) },
    }),
    timeline: hideSecrets(timeline, secrets),
    errors: hideSecrets(errors, secrets),
    ...secretNames(parts.recording.steps),
  }
}
