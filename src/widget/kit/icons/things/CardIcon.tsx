import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CardIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M5 4.5h10a2.25 2.25 0 0 1 2.25 2.25v6.5a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-6.5a2.25 2.25 0 0 1 2.25-2.25ZM2.75 8.25h14.5M5.75 12.5h2.5"
    />
  )
}
