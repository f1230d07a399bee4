import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ExtensionIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M8 5.25a1.75 1.75 0 1 1 3.5 0V6h2.25c.7 0 1.25.55 1.25 1.25V9.5h-.5a1.75 1.75 0 1 0 0 3.5h.5v2.25c0 .7-.55 1.25-1.25 1.25h-8.5c-.7 0-1.25-.55-1.25-1.25v-8C4 6.55 4.55 6 5.25 6H8v-.75Z"
    />
  )
}
