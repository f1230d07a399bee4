import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { completeSnapshot, type PageSnapshot } from './pageSnapshot.ts'

interface SnapshotFrameProps {
  readonly snapshot: PageSnapshot
  /** Converts HTML for a page with `require-trusted-types-for 'script'`. */
  readonly markup: (html: string) => string
  readonly title: string
  readonly style: CSSProperties
  readonly loading?: 'lazy'
}

/** A page as it looked, in a frame that runs no scripts and takes no input. */
export function SnapshotFrame({ snapshot, markup, title, ...rest }: SnapshotFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    // React would pass on a text, which Trusted Types reject.
    if (frame.current) frame.current.srcdoc = markup(snapshot.html)
  }, [snapshot, markup])
  return (
    <iframe
      {...rest}
      ref={frame}
      title={title}
      // No scripts run in it. The same origin lets the workbench write what markup lacks, such as values of fields.
      sandbox="allow-same-origin"
      tabIndex={-1}
      inert
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument
        if (page) completeSnapshot(page, snapshot)
      }}
    />
  )
}
