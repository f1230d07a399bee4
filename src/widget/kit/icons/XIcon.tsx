import { IconFrame, type IconProps } from './IconFrame.tsx'

export function XIcon(props: IconProps) {
  return (
    <IconFrame
      {...props}
      filled
      d="M12.9 4h2.2l-4.8 5.5L16 16h-4.4l-3.45-4.1L4.2 16H2l5.15-5.9L1.7 4h4.5l3.1 3.75L12.9 4Zm-.77 10.75h1.22L6.1 5.2H4.8l7.33 9.55Z"
    />
  )
}
