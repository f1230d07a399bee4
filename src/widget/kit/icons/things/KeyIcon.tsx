import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function KeyIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.75 13a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0ZM9.4 10.6l6.35-6.35M13.25 6.75l2.25 2.25"
    />
  )
}
