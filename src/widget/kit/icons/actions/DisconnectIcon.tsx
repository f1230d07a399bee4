import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function DisconnectIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M8.5 16.25H6a2.25 2.25 0 0 1-2.25-2.25V6A2.25 2.25 0 0 1 6 3.75h2.5M8 10h8.25m-3-3.25L16.5 10l-3.25 3.25"
    />
  )
}
