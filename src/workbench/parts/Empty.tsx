import type { ReactNode } from 'react'

/** The message of an empty panel, and how to fill it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wb-empty">
      <p className="wb-empty-title">{title}</p>
      {children ? <p>{children}</p> : null}
    </div>
  )
}
