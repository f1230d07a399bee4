import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function DesktopIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M4.75 4h10.5a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10.5a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM7.25 16.5h5.5M10 13.5v3"
    />
  )
}
