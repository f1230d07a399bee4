import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function GlobeIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM3.25 10h13.5M10 3.25c2 1.9 2.9 4.1 2.9 6.75S12 14.85 10 16.75C8 14.85 7.1 12.65 7.1 10S8 5.15 10 3.25Z"
    />
  )
}
