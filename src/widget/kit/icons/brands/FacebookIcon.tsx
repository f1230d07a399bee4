import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function FacebookIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <circle cx="10" cy="10" r="7.25" fill="#1877f2" />
      <path
        fill="#fff"
        d="M11.05 17.15v-5.05h1.72l.32-2.1h-2.04V8.65c0-.6.3-1.15 1.2-1.15h.95V5.72s-.85-.15-1.65-.15c-1.7 0-2.8 1.03-2.8 2.9V10H6.9v2.1h1.85v5.05a7.3 7.3 0 0 0 2.3 0Z"
      />
    </IconFrame>
  )
}
