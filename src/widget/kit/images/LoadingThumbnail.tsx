import { useRef, type ReactNode } from 'react'
import { CheckIcon, CloseIcon } from '../icons/connectIcons.tsx'
import mark from '../feedback/doneMark.css?inline'
import css from './loadingThumbnail.css?inline'
import { useCarriedPicture } from './useCarriedPicture.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface LoadingThumbnailProps {
  /** The picture of 80 px in the middle. */
  children: ReactNode
  /** `declined` for what the visitor did on purpose: it has the mark of `error`, but no alarm. */
  status: 'idle' | 'loading' | 'error' | 'declined' | 'success'
  /** A round ring, for networks and avatars. */
  round?: boolean
}

/** A picture with a running line around it while something is pending, and a mark for success or failure. */
export function LoadingThumbnail({ children, status, round = false }: LoadingThumbnailProps) {
  useStyles(css)
  useStyles(mark)
  const place = useRef<HTMLSpanElement>(null)
  useCarriedPicture(place)
  return (
    <span
      ref={place}
      className="fy-thumbnail"
      data-status={status}
      data-round={round || undefined}
      aria-busy={status === 'loading' || undefined}
    >
      <svg className="fy-thumbnail-ring" fill="none" aria-hidden="true">
        <rect className="fy-thumbnail-track" />
        <rect className="fy-thumbnail-run fy-spin" pathLength={100} strokeLinecap="round" />
      </svg>
      {children}
      {(status === 'error' || status === 'declined') && (
        <span className="fy-thumbnail-mark">
          <CloseIcon size={16} />
        </span>
      )}
      {status === 'success' && (
        <span className="fy-thumbnail-mark">
          <CheckIcon size={16} />
        </span>
      )}
    </span>
  )
}
