import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CloseIcon(props: IconProps) {
  return <IconFrame {...props} d="M5.5 5.5l9 9m0-9-9 9" />
}
