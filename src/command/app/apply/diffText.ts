import { alignTexts } from '../../../run/format/alignTexts.ts'

/** Lines around a change that are shown with it. */
const around = 3

interface Line {
  readonly sign: ' ' | '+' | '-'
  readonly text: string
}

/** The lines of a change of a file, as `diff -u` shows them. */
export function diffText(
  path: string,
  before: string | undefined,
  after: string | undefined,
): readonly string[] {
  const lines = compare(linesOf(before), linesOf(after))
  const head = [
    before === undefined ? '--- /dev/null' : `--- ${path}`,
    after === undefined ? '+++ /dev/null' : `+++ ${path}`,
  ]
  return [...head, ...hunksOf(lines)]
}

const linesOf = (text = ''): readonly string[] =>
  text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)

/** The common lines, and what is added or left out between them. */
const compare = (before: readonly string[], after: readonly string[]): readonly Line[] =>
  alignTexts(before, after).map(({ one, other }) => {
    if (one === undefined) return { sign: '+', text: after[other ?? -1] ?? '' }
    return { sign: other === undefined ? '-' : ' ', text: before[one] ?? '' }
  })

function hunksOf(lines: readonly Line[]): readonly string[] {
  const isShown = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' '),
  )
  const shown: string[] = []
  let [old, now] = [1, 1]
  for (const [at, { sign, text }] of lines.entries()) {
    if (isShown[at] === true) {
      if (isShown[at - 1] !== true) shown.push(`@@ -${old} +${now} @@`)
      shown.push(`${sign}${text}`)
    }
    if (sign !== '+') old += 1
    if (sign !== '-') now += 1
  }
  return shown
}
