import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function LayersIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M10 3.5l6.75 3.5L10 10.5 3.25 7 10 3.5ZM3.25 10 10 13.5 16.75 10M3.25 13 10 16.5 16.75 13"
    />
  )
}
