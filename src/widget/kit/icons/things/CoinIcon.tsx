import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function CoinIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      d="M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0-13.5 0ZM10 6.75l2.75 3.25L10 13.25 7.25 10 10 6.75Z"
    />
  )
}
