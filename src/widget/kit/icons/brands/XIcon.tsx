import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function XIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      filled
      d="M14 4h2.2l-4.8 5.5 5.7 6.5h-4.4l-3.45-4.1L5.3 16H3.1l5.15-5.9L2.8 4h4.5l3.1 3.75L14 4Zm-.77 10.75h1.22L7.2 5.2H5.9l7.33 9.55Z"
    />
  )
}
