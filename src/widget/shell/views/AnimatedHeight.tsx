import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useStyles } from '../../kit/styles/useStyles.ts'
import css from './animatedHeight.css?inline'
import { followHeight } from './followHeight.ts'

/**
 * The scrollable container of the view. Its height follows its content in 150 ms (C-358). While a
 * view loads, or the modal closes, it keeps its height.
 */
export function AnimatedHeight({
  content,
  watch,
  frozen,
  status,
  children,
}: {
  content: RefObject<HTMLElement | null>
  /** Changes whenever `content` may be another element. */
  watch: string
  frozen: boolean
  status: 'loading' | 'ready' | 'failed'
  children: ReactNode
}) {
  useStyles(css)
  const frame = useRef<HTMLDivElement>(null)
  const hold = frozen || status === 'loading'
  useLayoutEffect(() => {
    if (!frame.current || !content.current || hold) return
    return followHeight(frame.current, {
      content: content.current,
      place: frame.current.closest('.fy-modal-place'),
    })
  }, [content, watch, hold])
  return (
    <div ref={frame} className="fy-modal-height fy-edges" data-status={status}>
      {children}
    </div>
  )
}
