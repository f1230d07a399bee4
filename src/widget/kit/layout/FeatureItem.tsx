import type { ReactNode } from 'react'
import css from './featureItem.css?inline'
import { useStyles } from '../styles/useStyles.ts'

export interface FeatureItemProps {
  /** An `IconTile` of size `s`, or another picture of 40 px. */
  media: ReactNode
  title: ReactNode
  text: ReactNode
}

/** One explained feature: a picture, a heading, a sentence or two. */
export function FeatureItem({ media, title, text }: FeatureItemProps) {
  useStyles(css)
  return (
    <div className="fy-feature">
      {media}
      <div className="fy-feature-words">
        <h2 className="fy-feature-title">{title}</h2>
        <p className="fy-feature-text">{text}</p>
      </div>
    </div>
  )
}
