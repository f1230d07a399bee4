import { Problem } from '../parts/Problem.tsx'
import type { ReactNode } from 'react'
import { formatDuration } from '../../run/format/formatDuration.ts'

interface SiteCardProps {
  /** Key of the waiting request. */
  readonly request: string
  /** The name of the waiting person or app. */
  readonly title: string
  /** A technical name beside it. */
  readonly code?: string
  /** Virtual ms for which it has waited. */
  readonly waited?: number
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** A request on a simulated site that waits for a person. */
export function SiteCard({ request, title, code, waited, problem, children }: SiteCardProps) {
  return (
    <article
      className="wb-request"
      data-request={request}
      aria-label={code === undefined ? title : `${title}: ${code}`}
    >
      <header>
        <strong>{title}</strong>
        {code === undefined ? null : <code>{code}</code>}
        {waited === undefined ? null : (
          <span className="wb-muted wb-mono" title="Waiting time (virtual)">
            {formatDuration(waited)}
          </span>
        )}
      </header>
      {children}
      <Problem text={problem} />
    </article>
  )
}
