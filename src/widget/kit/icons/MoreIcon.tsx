import { IconFrame, type IconProps } from './IconFrame.tsx'

export function MoreIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.75 10h.01M10 10h.01M15.25 10h.01" strokeWidth="2.2" />
    </IconFrame>
  )
}
