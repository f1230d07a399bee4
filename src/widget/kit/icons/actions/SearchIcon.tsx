import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.75 9a5.25 5.25 0 1 0 10.5 0 5.25 5.25 0 1 0-10.5 0ZM13 13l3.5 3.5"
    />
  )
}
