import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CopyIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M9.25 7.25h5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM12.75 7V5.75a2 2 0 0 0-2-2h-5a2 2 0 0 0-2 2v5a2 2 0 0 0 2 2H7"
    />
  )
}
