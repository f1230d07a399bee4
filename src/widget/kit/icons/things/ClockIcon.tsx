import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 6.25V10l2.5 1.75"
    />
  )
}
