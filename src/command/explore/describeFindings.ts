import { describeStep } from '../../run/words/describeStep.ts'
import { countWords } from '../options/countWords.ts'
import type { Finding } from './finding.ts'

/** The lines that the command prints about its findings, at the end. */
export function describeFindings(findings: readonly Finding[], app: string): readonly string[] {
  if (findings.length === 0) return ['', 'Nothing found.']
  return [
    ...findings.flatMap((finding, index) => ['', ...linesOf(finding, index + 1, app)]),
    '',
    `${countWords(findings.length, 'finding')}.`,
  ]
}

function linesOf(
  { problem, scenario, isReplayed, file, runs }: Finding,
  number: number,
  app: string,
) {
  const steps = scenario.steps.map((step, at) => `   ${at + 1}. ${describeStep(step).text}`)
  return [
    `${number}. ${problem}`,
    `   in ${countWords(runs.size, 'run')}: ${[...runs].join(', ')}`,
    ...steps,
    ...startLines(scenario),
    isReplayed
      ? `   npx foyerkit replay ${file} --page ${app}`
      : `   A replay does not show it: the page depends on real time or on its own randomness. See ${file}`,
  ]
}

function startLines({ device, world, faults }: Finding['scenario']): readonly string[] {
  return [
    ...(device === undefined ? [] : [`   on the device ${device}`]),
    ...(world === undefined ? [] : [`   in the world ${JSON.stringify(world)}`]),
    ...(faults ?? []).map((fault) => `   with the fault ${JSON.stringify(fault)}`),
  ]
}
