import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CompassIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM12.75 7.25l-1.6 3.9-3.9 1.6 1.6-3.9 3.9-1.6Z"
    />
  )
}
