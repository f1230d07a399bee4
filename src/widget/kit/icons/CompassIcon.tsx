import { IconFrame, type IconProps } from './IconFrame.tsx'

export function CompassIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="m12.75 7.25-1.6 3.9-3.9 1.6 1.6-3.9 3.9-1.6Z" />
    </IconFrame>
  )
}
