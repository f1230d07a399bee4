import type { ReactNode } from 'react'
import { Hero } from './Hero.tsx'
import { IconTile, type IconTileProps } from '../icons/IconTile.tsx'

export interface EmptyStateProps {
  /** An icon of 28 px. */
  icon: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  tone?: IconTileProps['tone']
}

/** Shown when there is nothing to list. */
export function EmptyState({ icon, title, text, action, tone = 'neutral' }: EmptyStateProps) {
  return (
    <Hero media={<IconTile icon={icon} tone={tone} />} title={title} text={text} actions={action} />
  )
}
