import { Problem } from '../parts/Problem.tsx'
import type { ReactNode } from 'react'
import { formatDuration } from '../format/formatDuration.ts'

interface SiteCardProps {
  /** Key of the request among those that wait. */
  readonly request: string
  /** Who waits. */
  readonly title: string
  /** A technical name beside it. */
  readonly code?: string
  /** Virtual ms that it has waited. */
  readonly waited?: number
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** One thing on a simulated site that waits for a person. */
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
          <span className="wb-muted wb-mono" title="Waiting, virtual time">
            {formatDuration(waited)}
          </span>
        )}
      </header>
      {children}
      <Problem text={problem} />
    </article>
  )
}
