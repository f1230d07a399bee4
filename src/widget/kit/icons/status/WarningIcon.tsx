import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function WarningIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M8.7 4.2a1.5 1.5 0 0 1 2.6 0l5.45 9.8a1.5 1.5 0 0 1-1.3 2.25H4.55A1.5 1.5 0 0 1 3.25 14l5.45-9.8ZM10 8.25v3.25"
      dot="M10 13.8h.01"
    />
  )
}
