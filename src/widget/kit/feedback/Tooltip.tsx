import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react'
import css from './tooltip.css?inline'
import { tooltipPosition } from './tooltipPosition.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface TooltipProps {
  text: string
  /** The control that the hint describes. */
  children: ReactElement<{ 'aria-describedby'?: string; 'aria-label'?: string; label?: string }>
}

/**
 * A short hint on hover and focus. It is in the top layer, so no scroll container can cut it off. The pointer can move
 * onto a hint that it opened, and passes through one that the focus opened. Escape hides both before anything else
 * (WCAG 1.4.13).
 */
export function Tooltip({ text, children }: TooltipProps) {
  useStyles(css)
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const hint = useRef<HTMLSpanElement>(null)
  // A screen reader would read the same text twice.
  const isNamedByHint = [children.props.label, children.props['aria-label']].includes(text)
  const [openBy, setOpenBy] = useState<'hover' | 'focus' | null>(null)

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild
    const bubble = hint.current
    if (openBy === null || !control || !bubble) return
    bubble.showPopover?.()
    const move = () => {
      const place = tooltipPosition({
        anchor: control.getBoundingClientRect(),
        hint: { width: bubble.offsetWidth, height: bubble.offsetHeight },
        viewportWidth: bubble.ownerDocument.documentElement.clientWidth,
      })
      bubble.style.top = `${place.top}px`
      bubble.style.left = `${place.left}px`
    }
    move()
    // The control moves with the card, whose height follows its view. The DOM of unit tests has no observer.
    const card = control.closest('.fy-modal')
    const observer = globalThis.ResizeObserver && new ResizeObserver(move)
    if (card) observer?.observe(card)
    return () => {
      observer?.disconnect()
      bubble.hidePopover?.()
    }
  }, [openBy, text])

  useEffect(() => {
    const page = anchor.current?.ownerDocument
    if (openBy === null || !page) return
    function press(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      setOpenBy(null)
    }
    page.addEventListener('keydown', press, true)
    return () => page.removeEventListener('keydown', press, true)
  }, [openBy])

  return (
    <span
      ref={anchor}
      className="fy-tooltip-anchor"
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') setOpenBy('hover')
      }}
      onPointerLeave={() => setOpenBy(null)}
      onPointerDown={() => setOpenBy(null)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setOpenBy('focus')
      }}
      onBlur={() => setOpenBy(null)}
    >
      {isNamedByHint ? children : cloneElement(children, { 'aria-describedby': id })}
      <span
        ref={hint}
        id={id}
        className="fy-tooltip"
        role="tooltip"
        popover="manual"
        data-open={openBy !== null || undefined}
        data-by={openBy ?? undefined}
      >
        {text}
      </span>
    </span>
  )
}
