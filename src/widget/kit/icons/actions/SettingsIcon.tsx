import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SettingsIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.5 6.25h7M14.5 6.25h2M3.5 13.75h2M9.5 13.75h7M10.5 6.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0ZM5.5 13.75a2 2 0 1 0 4 0 2 2 0 1 0-4 0Z"
    />
  )
}
