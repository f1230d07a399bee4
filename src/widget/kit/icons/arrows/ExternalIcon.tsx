import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ExternalIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      turns
      d="M8.5 4.5H6.25A2.25 2.25 0 0 0 4 6.75v7A2.25 2.25 0 0 0 6.25 16h7a2.25 2.25 0 0 0 2.25-2.25V11.5M11.75 4H16v4.25M16 4l-6.25 6.25"
    />
  )
}
