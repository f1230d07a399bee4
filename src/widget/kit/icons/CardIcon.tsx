import { IconFrame, type IconProps } from './IconFrame.tsx'

export function CardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.5" width="14.5" height="11" rx="2.25" />
      <path d="M2.75 8.25h14.5M5.75 12.5h2.5" />
    </IconFrame>
  )
}
