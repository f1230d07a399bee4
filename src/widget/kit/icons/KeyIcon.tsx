import { IconFrame, type IconProps } from './IconFrame.tsx'

export function KeyIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="7" cy="13" r="3.25" />
      <path d="m9.4 10.6 6.35-6.35M13.25 6.75l2.25 2.25" />
    </IconFrame>
  )
}
