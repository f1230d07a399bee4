import { IconFrame, type IconProps } from './IconFrame.tsx'

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6.25V10l2.5 1.75" />
    </IconFrame>
  )
}
