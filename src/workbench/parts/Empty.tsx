import type { ReactNode } from 'react'

/** What a panel says while it has nothing to show, and how that changes. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wb-empty">
      <p className="wb-empty-title">{title}</p>
      {children ? <p>{children}</p> : null}
    </div>
  )
}
