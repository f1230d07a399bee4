import type { RunFile } from '../../run/file/runFile.ts'
import { withoutPorts } from '../../run/file/withoutPorts.ts'

/** How a replay compares with the run in its file; `undefined` for a scenario. */
export function comparedWithFile(
  file: RunFile | undefined,
  { failure }: RunFile,
): string | undefined {
  if (!file) return undefined
  const { failure: before } = file
  if (!before) return failure ? 'In the file, this step does not fail.' : undefined
  if (!failure) return `In the file, step ${before.step} fails. Here it does not.`
  const isSame =
    failure.step === before.step && withoutPorts(failure.message) === withoutPorts(before.message)
  if (isSame) return 'As in the file: the same step fails with the same message.'
  return `In the file, step ${before.step} fails with: ${before.message.replaceAll('\n', ' ')}`
}
