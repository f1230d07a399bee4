import { IconFrame, type IconProps } from './IconFrame.tsx'

export function SettingsIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3.5 6.25h7M14.5 6.25h2M3.5 13.75h2M9.5 13.75h7" />
      <circle cx="12.5" cy="6.25" r="2" />
      <circle cx="7.5" cy="13.75" r="2" />
    </IconFrame>
  )
}
