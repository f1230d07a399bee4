import { useMemo } from 'react'
import { diffLines, type DiffLine } from './diffLines.ts'

interface TextDiffProps {
  /** The accepted tree, line by line. */
  readonly before: readonly string[] | undefined
  readonly after: readonly string[] | undefined
}

const none: readonly string[] = []

/** The accessibility tree, and what differs from the accepted one. */
export function TextDiff({ before, after }: TextDiffProps) {
  const isCompared = before !== undefined && after !== undefined
  const lines = useMemo(
    () =>
      isCompared
        ? diffLines(before, after)
        : (before ?? after ?? none).map((text): DiffLine => ({ kind: 'same', text })),
    [isCompared, before, after],
  )
  const isSame = lines.every(({ kind }) => kind === 'fold')
  return (
    <section className="wb-column wb-screens-text" aria-labelledby="wb-screens-text">
      <h3 id="wb-screens-text">Accessibility tree</h3>
      {isCompared && isSame ? <p className="wb-hint">As accepted.</p> : null}
      <div className="wb-screens-lines" role="group" aria-labelledby="wb-screens-text" tabIndex={0}>
        {isCompared && isSame
          ? after.map((text, at) => <Line key={at} line={{ kind: 'same', text }} />)
          : lines.map((line, at) => <Line key={at} line={line} />)}
      </div>
    </section>
  )
}

function Line({ line }: { readonly line: DiffLine }) {
  if (line.kind === 'fold') {
    return (
      <p className="wb-screens-equal">
        {line.count === 1 ? '1 equal line' : `${line.count} equal lines`}
      </p>
    )
  }
  const { kind, text } = line
  if (kind === 'removed') return <del className="wb-screens-line">{text}</del>
  if (kind === 'added') return <ins className="wb-screens-line">{text}</ins>
  return <span className="wb-screens-line">{text}</span>
}
