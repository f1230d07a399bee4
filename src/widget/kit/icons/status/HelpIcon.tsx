import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function HelpIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM8 8.1c.15-1.05.95-1.7 2-1.7 1.15 0 2 .75 2 1.75 0 1.5-2 1.6-2 3.1"
      dot="M10 13.5h.01"
    />
  )
}
