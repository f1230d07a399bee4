import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { sizeStep } from '../state/panelSizes.ts'

interface SplitterProps {
  readonly label: string
  /** The direction of the line. */
  readonly line: 'vertical' | 'horizontal'
  /** Size in px of the part that it resizes. */
  readonly value: number
  readonly least: number
  readonly most: number
  /** The size that a double click restores. */
  readonly usual: number
  /** -1 if the part is after the line: dragging toward the part makes it smaller. */
  readonly sign: 1 | -1
  readonly onChange: (value: number) => void
}

/** A line between two parts, moved by mouse or by arrow keys (Home and End for the limits); a double click restores it. */
export function Splitter(props: SplitterProps) {
  const { label, line, value, least, most, usual, sign, onChange } = props
  const start = useRef<{ at: number; value: number }>(undefined)
  const set = (wanted: number) => onChange(Math.round(Math.min(most, Math.max(least, wanted))))
  const where = (event: PointerEvent) => (line === 'vertical' ? event.clientX : event.clientY)

  function onKeyDown(event: KeyboardEvent) {
    const more = line === 'vertical' ? 'ArrowRight' : 'ArrowDown'
    const less = line === 'vertical' ? 'ArrowLeft' : 'ArrowUp'
    if (event.key === more) set(value + sign * sizeStep)
    else if (event.key === less) set(value - sign * sizeStep)
    else if (event.key === 'Home') set(least)
    else if (event.key === 'End') set(most)
    else return
    event.preventDefault()
  }

  return (
    <div
      className="wb-splitter"
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={line}
      aria-valuenow={value}
      aria-valuemin={least}
      aria-valuemax={most}
      title="Drag, or double-click for the usual size"
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(usual)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = { at: where(event), value }
      }}
      onPointerMove={(event) => {
        if (start.current) set(start.current.value + sign * (where(event) - start.current.at))
      }}
      onPointerUp={() => {
        start.current = undefined
      }}
      onPointerCancel={() => {
        start.current = undefined
      }}
    />
  )
}
