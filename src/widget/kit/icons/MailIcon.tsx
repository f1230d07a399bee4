import { IconFrame, type IconProps } from './IconFrame.tsx'

export function MailIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <rect x="3" y="4.75" width="14" height="10.5" rx="2.25" />
      <path d="m3.75 6.5 5.1 4.1c.7.55 1.6.55 2.3 0l5.1-4.1" />
    </IconFrame>
  )
}
