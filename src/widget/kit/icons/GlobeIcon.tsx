import { IconFrame, type IconProps } from './IconFrame.tsx'

export function GlobeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="M3.25 10h13.5M10 3.25c2 1.9 2.9 4.1 2.9 6.75S12 14.85 10 16.75C8 14.85 7.1 12.65 7.1 10S8 5.15 10 3.25Z" />
    </IconFrame>
  )
}
