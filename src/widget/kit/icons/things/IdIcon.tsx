import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function IdIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M5 4.25h10a2.25 2.25 0 0 1 2.25 2.25v7a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-7a2.25 2.25 0 0 1 2.25-2.25ZM5.75 8.75a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0ZM4.9 13.1a2.5 2.5 0 0 1 4.7 0M12 8.5h2.5M12 11.5h2.5"
    />
  )
}
