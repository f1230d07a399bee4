import { IconFrame, type IconProps } from './IconFrame.tsx'

export function DownloadIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M10 3.75v8.5m-3.5-3.5 3.5 3.5 3.5-3.5M4 13.5v.5A2.25 2.25 0 0 0 6.25 16.25h7.5A2.25 2.25 0 0 0 16 14v-.5" />
    </IconFrame>
  )
}
