import { IconFrame, type IconProps } from './IconFrame.tsx'

export function CoinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <circle cx="10" cy="10" r="6.75" />
      <path d="m10 6.75 2.75 3.25L10 13.25 7.25 10 10 6.75Z" />
    </IconFrame>
  )
}
