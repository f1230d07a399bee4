import type { AxeResults, CheckResult, NodeResult, Result, RunOptions } from 'axe-core'
import { spokenOf } from '../page/accessibility/spokenOf.ts'
import { loadAxe } from './loadAxe.ts'
import { takeRandomness } from './takeRandomness.ts'
import type {
  AccessibilityFinding,
  FindingImpact,
  MeasuredContrast,
} from './accessibilityFinding.ts'

/** WCAG 2.2, levels A and AA, and what axe recommends beyond. */
const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  elementRef: true,
  // A frame of another origin never answers, and style sheets are not requested a second time.
  iframes: false,
  preload: false,
}

/** Marks the simulated page, and is no part of it. */
const badge = 'foyer-simulated'

const longestTag = 160

/** Checks a page with axe, which is loaded with the first check. Checks that overlap follow each other. */
export function createAccessibilityCheck(
  page: Document,
): () => Promise<readonly AccessibilityFinding[]> {
  let last: Promise<unknown> = Promise.resolve()

  async function check(): Promise<readonly AccessibilityFinding[]> {
    const giveBack = takeRandomness(page)
    try {
      const axe = await loadAxe(page)
      return readResults(await axe.run({ exclude: [badge] }, options))
    } finally {
      giveBack()
    }
  }

  return () => {
    const next = last.then(check)
    // The caller handles a failure; the next check begins after it.
    last = next.catch(() => undefined)
    return next
  }
}

function readResults({ violations, incomplete }: AxeResults): readonly AccessibilityFinding[] {
  const sure = violations.flatMap((result) => readResult(result, result.impact ?? 'minor'))
  return [...sure, ...incomplete.flatMap((result) => readResult(result, 'unsure'))]
}

function readResult(
  { id, help, helpUrl, nodes }: Result,
  impact: FindingImpact,
): readonly AccessibilityFinding[] {
  return nodes.map((node): AccessibilityFinding => {
    const element = node.element as HTMLElement | undefined
    const contrast = contrastOf(node)
    return {
      rule: id,
      impact,
      help,
      helpUrl: helpUrl.replace(/\?.*$/, ''),
      reasons: checksOf(node).map(({ message }) => message),
      ...(element ? { ...spokenOf(element), element } : { role: '', name: '' }),
      html: node.html.length > longestTag ? `${node.html.slice(0, longestTag)}…` : node.html,
      ...(contrast ? { contrast } : {}),
    }
  })
}

const checksOf = ({ any, all, none }: NodeResult): readonly CheckResult[] => [
  ...all,
  ...none,
  ...any,
]

interface ContrastData {
  readonly contrastRatio?: number
  readonly expectedContrastRatio?: string
  readonly fgColor?: string
  readonly bgColor?: string
}

function contrastOf(node: NodeResult): MeasuredContrast | undefined {
  const check = checksOf(node).find(({ id }) => id.startsWith('color-contrast'))
  const data = check?.data as ContrastData | null | undefined
  if (!data?.contrastRatio || data.fgColor === undefined || data.bgColor === undefined) {
    return undefined
  }
  return {
    ratio: data.contrastRatio,
    needed: Number.parseFloat(data.expectedContrastRatio ?? '4.5'),
    text: data.fgColor,
    background: data.bgColor,
  }
}
