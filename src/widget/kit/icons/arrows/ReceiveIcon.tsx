import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ReceiveIcon(props: IconProps) {
  return <IconFrame {...props} d="M10 3.75v8.5m-3.75-3.75L10 12.25l3.75-3.75M4 16.25h12" />
}
