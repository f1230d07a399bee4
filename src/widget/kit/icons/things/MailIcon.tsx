import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function MailIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M5.25 4.75h9.5a2.25 2.25 0 0 1 2.25 2.25v6a2.25 2.25 0 0 1-2.25 2.25h-9.5a2.25 2.25 0 0 1-2.25-2.25v-6a2.25 2.25 0 0 1 2.25-2.25ZM3.75 6.5l5.1 4.1c.7.55 1.6.55 2.3 0l5.1-4.1"
    />
  )
}
