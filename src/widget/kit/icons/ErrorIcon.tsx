import { IconFrame, type IconProps } from './IconFrame.tsx'

export function ErrorIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M10 6.75v3.75" />
      <path d="M10 13.25h.01" strokeWidth="1.9" />
    </IconFrame>
  )
}
