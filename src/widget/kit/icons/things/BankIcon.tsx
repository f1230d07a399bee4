import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function BankIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 8.25 10 4l6.75 4.25H3.25ZM5 8.5V14M8.3 8.5V14M11.7 8.5V14M15 8.5V14M3.25 16.25h13.5"
    />
  )
}
