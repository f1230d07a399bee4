import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function LockIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M6.25 8.75h7.5a2 2 0 0 1 2 2v3.75a2 2 0 0 1-2 2h-7.5a2 2 0 0 1-2-2v-3.75a2 2 0 0 1 2-2ZM6.75 8.75v-2a3.25 3.25 0 0 1 6.5 0v2M10 12v1.5"
    />
  )
}
