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
function compare(before: readonly string[], after: readonly string[]): readonly Line[] {
  // length[i][j] is the number of lines that before from i on and after from j on share in order.
  const length = before.map(() => Array.from({ length: after.length + 1 }, () => 0))
  length.push(Array.from({ length: after.length + 1 }, () => 0))
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = length[i]
      if (row === undefined) continue
      row[j] =
        before[i] === after[j]
          ? (length[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(length[i + 1]?.[j] ?? 0, row[j + 1] ?? 0)
    }
  }
  const lines: Line[] = []
  let i = 0
  let j = 0
  while (i < before.length || j < after.length) {
    const [old, text] = [before[i], after[j]]
    if (old !== undefined && old === text) {
      lines.push({ sign: ' ', text: old })
      i += 1
      j += 1
    } else if (
      old !== undefined &&
      (text === undefined || (length[i + 1]?.[j] ?? 0) >= (length[i]?.[j + 1] ?? 0))
    ) {
      lines.push({ sign: '-', text: old })
      i += 1
    } else {
      lines.push({ sign: '+', text: text ?? '' })
      j += 1
    }
  }
  return lines
}

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
