import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM7 10.25l2.1 2.1L13 8.2"
    />
  )
}
