import { IconFrame, type IconProps } from './IconFrame.tsx'

export function NetworkIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="4.75" r="2" />
      <circle cx="4.75" cy="14.25" r="2" />
      <circle cx="15.25" cy="14.25" r="2" />
      <path d="M9 6.5 5.75 12.5M11 6.5l3.25 6M6.75 14.25h6.5" />
    </IconFrame>
  )
}
