import { IconFrame, type IconProps } from './IconFrame.tsx'

export function HelpIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M8 8.1c.15-1.05.95-1.7 2-1.7 1.15 0 2 .75 2 1.75 0 1.5-2 1.6-2 3.1" />
      <path d="M10 13.5h.01" strokeWidth="1.9" />
    </IconFrame>
  )
}
