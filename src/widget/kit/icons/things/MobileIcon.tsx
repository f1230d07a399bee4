import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function MobileIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M8 2.75h4a2.25 2.25 0 0 1 2.25 2.25v10a2.25 2.25 0 0 1-2.25 2.25h-4a2.25 2.25 0 0 1-2.25-2.25v-10a2.25 2.25 0 0 1 2.25-2.25ZM9 14.5h2"
    />
  )
}
