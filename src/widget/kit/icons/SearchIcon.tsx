import { IconFrame, type IconProps } from './IconFrame.tsx'

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 3.5 3.5" />
    </IconFrame>
  )
}
