import { IconFrame, type IconProps } from './IconFrame.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 9.75v3.5" />
      <path d="M10 6.9h.01" strokeWidth="1.9" />
    </IconFrame>
  )
}
