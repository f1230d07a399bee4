import { IconFrame, type IconProps } from './IconFrame.tsx'

export function DesktopIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4" width="14.5" height="9.5" rx="2" />
      <path d="M7.25 16.5h5.5M10 13.5v3" />
    </IconFrame>
  )
}
