import { useCallback, type ReactNode, type RefObject } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import { keepStill } from './keepStill.ts'
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
  slideRef: RefObject<HTMLDivElement | null>
}

/** A view's content, which slides in when the view changes, while the view before it fades out. */
export function ViewSlide({ viewKey, view, direction, children, slideRef }: ViewSlideProps) {
  useStyles(css)
  const place = useCallback(
    (element: HTMLDivElement | null) => {
      if (!element) keepStill(slideRef.current)
      slideRef.current = element
    },
    [slideRef],
  )
  return (
    <div key={viewKey} ref={place} className="fy-view" data-view={view} data-direction={direction}>
      {children}
    </div>
  )
}
