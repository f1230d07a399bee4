import { IconFrame, type IconProps } from './IconFrame.tsx'

export function LockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="4.25" y="8.75" width="11.5" height="7.75" rx="2" />
      <path d="M6.75 8.75v-2a3.25 3.25 0 0 1 6.5 0v2M10 12v1.5" />
    </IconFrame>
  )
}
