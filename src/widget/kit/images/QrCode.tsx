import { useMemo, type ReactNode } from 'react'
import css from './qrCode.css?inline'
import mark from '../feedback/doneMark.css?inline'
import { qrShapes } from './qrShapes.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface QrCodeProps {
  /** The value that a phone reads. */
  value: string
  /** The purpose of the code; never the value itself. */
  label: string
  /** Length of an edge in px; narrower if its container is. */
  size?: number
  /** A picture in the middle, 56 px at most. */
  media?: ReactNode
}

/** Dark on light in both themes, because many cameras read nothing else. */
const paper = '#ffffff'
const ink = '#101413'

/** A QR code. The colours are attributes, so that a copy of the image keeps them. */
export function QrCode({ value, label, size = 300, media }: QrCodeProps) {
  useStyles(css)
  useStyles(mark)
  const withHole = media !== undefined
  const { edge, modules, finders } = useMemo(() => qrShapes(value, withHole), [value, withHole])
  return (
    <div className="fy-qr" style={{ width: size }}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${edge} ${edge}`}
        shapeRendering="crispEdges"
        data-qr=""
      >
        <rect width={edge} height={edge} fill={paper} />
        <path d={modules} fill={ink} />
        {finders.map(({ x, y }) => (
          <g key={`${x} ${y}`} shapeRendering="geometricPrecision">
            <rect x={x + 0.5} y={y + 0.5} width={6} height={6} rx={1.4} fill="none" stroke={ink} />
            <rect x={x + 2} y={y + 2} width={3} height={3} rx={0.8} fill={ink} />
          </g>
        ))}
      </svg>
      {media && <span className="fy-qr-media">{media}</span>}
    </div>
  )
}
