import type { Migration, Remark } from './plan/migration.ts'

/** The lines about what is not carried over: what the app does without, and what to write by hand. */
export function describeRemarks(
  { left, byHand }: Pick<Migration, 'left' | 'byHand'>,
  library: string,
): readonly string[] {
  return [
    ...(left.length === 0
      ? []
      : ['', `What of ${library} is left out:`, ...left.flatMap(describe)]),
    ...(byHand.length === 0 ? [] : ['', 'What you change by hand:', ...byHand.flatMap(describe)]),
  ]
}

const describe = ({ path, line, what, why, lines }: Remark): readonly string[] => [
  `  ${path}:${line}  ${what}: ${why}.`,
  ...lines.map((each) => `      ${each}`),
]
