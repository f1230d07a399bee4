import type { RunFile } from '../../../run/file/runFile.ts'
import { describeStep } from '../../../run/words/describeStep.ts'

/**
 * A run that failed, as Markdown for an issue: the steps in words, the expectation and the observation, and how to see it again.
 * @param link opens the recording; absent when it would be too long
 */
export function failureReport(run: RunFile, link: string | undefined): string {
  const { recording, failure, browser, foyerkit } = run
  const steps = recording.steps.map((step, index) => `${index + 1}. ${describeStep(step).text}`)
  const { seed, device = 'desktop' } = recording
  const world = [
    `foyerkit ${foyerkit}`,
    ...(seed === undefined ? [] : [`seed ${seed}`]),
    `device ${device}`,
    browser,
  ]
  const again =
    link === undefined
      ? 'Attach the run file (**Save run**): anyone can drop it on the workbench.'
      : `Paste this link into the workbench: ${link}`
  return [
    `## ${recording.title}`,
    `Step ${failure?.step} failed.`,
    `### Steps\n\n${steps.join('\n')}`,
    `### Result\n\n\`\`\`text\n${failure?.message}\n\`\`\``,
    `### See it again\n\n${again}`,
    world.join(' · '),
    '',
  ].join('\n\n')
}
