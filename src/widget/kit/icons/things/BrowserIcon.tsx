import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function BrowserIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M5 3.75h10a2.25 2.25 0 0 1 2.25 2.25v8a2.25 2.25 0 0 1-2.25 2.25h-10a2.25 2.25 0 0 1-2.25-2.25v-8a2.25 2.25 0 0 1 2.25-2.25ZM2.75 7.5h14.5"
      dot="M5.5 5.65h.01M7.7 5.65h.01"
    />
  )
}
