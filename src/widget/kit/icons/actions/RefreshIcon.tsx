import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function RefreshIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M16.25 4v3.25H13M3.75 16v-3.25H7M15.9 7.25A6.5 6.5 0 0 0 4.1 8M4.1 12.75a6.5 6.5 0 0 0 11.8-.75"
    />
  )
}
