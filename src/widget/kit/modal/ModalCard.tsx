import type { ReactNode, Ref } from 'react'
import { useStyles } from '../styles/useStyles.ts'
import css from './modal.css?inline'
import edges from './scrollEdges.css?inline'

export interface ModalCardProps {
  children: ReactNode
  /**
   * A `Snackbar`, shown above the card, or over the title if there is no room, so that it never
   * covers a control of the view (open point 242).
   */
  toast?: ReactNode
  card?: Ref<HTMLDivElement>
}

/**
 * The card of all views: at most 360 px wide, and a bottom sheet with a handle at a window width of
 * 430 px and less (C-360, C-361).
 */
export function ModalCard({ children, toast, card }: ModalCardProps) {
  useStyles(css)
  useStyles(edges)
  return (
    <div className="fy-modal-place">
      <div ref={card} className="fy-modal">
        <div className="fy-modal-handle" />
        {children}
      </div>
      <div className="fy-modal-toast-track">
        <div className="fy-modal-toast">{toast}</div>
      </div>
    </div>
  )
}
