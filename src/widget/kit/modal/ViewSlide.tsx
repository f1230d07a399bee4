import type { ReactNode, Ref } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './viewSlide.css?inline'

export interface ViewSlideProps {
  /** Changes with the view, which starts the slide. */
  viewKey: string
  /** The view's name, for tests and replays. */
  view: string
  /**
   * The direction of the slide. `prev`, when the history got shorter, brings the content in from
   * the left, otherwise from the right, for 150 ms (C-039). It is mirrored in a right-to-left
   * language. Without it nothing moves.
   */
  direction?: 'next' | 'prev'
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A view's content, which slides in when the view changes. */
export function ViewSlide({ viewKey, view, direction, children, ref }: ViewSlideProps) {
  useStyles(css)
  return (
    <div
      key={viewKey}
      className="fy-view"
      data-view={view}
      data-direction={direction}
      {...(ref ? { ref } : {})}
    >
      {children}
    </div>
  )
}
