import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function LightbulbIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M7.75 14.25v-.6c0-.7-.35-1.35-.85-1.85a4.75 4.75 0 1 1 6.2 0c-.5.5-.85 1.15-.85 1.85v.6M7.75 14.25h4.5M8.5 17h3"
    />
  )
}
