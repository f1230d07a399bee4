import { IconFrame, type IconProps } from './IconFrame.tsx'

export function IdIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="2.75" y="4.25" width="14.5" height="11.5" rx="2.25" />
      <circle cx="7.25" cy="8.75" r="1.5" />
      <path d="M4.9 13.1a2.5 2.5 0 0 1 4.7 0M12 8.5h2.5M12 11.5h2.5" />
    </IconFrame>
  )
}
