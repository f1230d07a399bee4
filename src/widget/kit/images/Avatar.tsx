import { useState } from 'react'
import { avatarColors } from './avatarColors.ts'
import css from './avatar.css?inline'
import { safeImageSource } from './safeImageSource.ts'
import { useStyles } from '../styles/useStyles.ts'

export interface AvatarProps {
  address: string
  /** The account's own picture; the generated one replaces it when it is missing or fails. */
  src?: string | null | undefined
  /** Length of an edge in px. */
  size?: number
  alt?: string
}

/** The avatar of an account: its picture, or soft colours that are always the same for an address. */
export function Avatar({ address, src, size = 40, alt = '' }: AvatarProps) {
  useStyles(css)
  const source = safeImageSource(src)
  const [failed, setFailed] = useState<string | null>(null)
  const colors = avatarColors(address)
  const spot = (at: readonly [number, number], color: string) =>
    `radial-gradient(circle at ${at[0]}% ${at[1]}%, ${color} 0%, transparent 62%)`
  return (
    <span
      className="fy-avatar"
      style={{
        width: size,
        height: size,
        backgroundColor: colors.ground,
        backgroundImage: [
          spot(colors.firstAt, colors.first),
          spot(colors.secondAt, colors.second),
        ].join(','),
      }}
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      {source !== null && source !== failed && (
        <img
          src={source}
          alt=""
          draggable={false}
          referrerPolicy="no-referrer"
          onError={() => setFailed(source)}
        />
      )}
    </span>
  )
}
