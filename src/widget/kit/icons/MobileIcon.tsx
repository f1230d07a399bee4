import { IconFrame, type IconProps } from './IconFrame.tsx'

export function MobileIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="5.75" y="2.75" width="8.5" height="14.5" rx="2.25" />
      <path d="M9 14.5h2" />
    </IconFrame>
  )
}
