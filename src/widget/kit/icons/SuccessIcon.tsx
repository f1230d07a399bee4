import { IconFrame, type IconProps } from './IconFrame.tsx'

export function SuccessIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="m7 10.25 2.1 2.1L13 8.2" />
    </IconFrame>
  )
}
