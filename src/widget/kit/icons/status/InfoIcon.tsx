import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 9.75v3.5"
      dot="M10 6.9h.01"
    />
  )
}
