import { IconFrame, type IconProps } from './IconFrame.tsx'

export function UserIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="7" r="3" />
      <path d="M4.25 16.25c.75-2.7 3-4.25 5.75-4.25s5 1.55 5.75 4.25" />
    </IconFrame>
  )
}
