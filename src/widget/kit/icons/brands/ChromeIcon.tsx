import { IconFrame, type IconProps } from '../IconFrame.tsx'

export function ChromeIcon(props: IconProps) {
  return (
    <IconFrame filled {...props}>
      <circle cx="10" cy="10" r="7.25" fill="#fbbc05" />
      <path
        fill="#ea4335"
        d="M10 2.75a7.25 7.25 0 0 1 6.28 3.62H10a3.63 3.63 0 0 0-3.3 2.13L3.72 6.37A7.25 7.25 0 0 1 10 2.75Z"
      />
      <path
        fill="#34a853"
        d="M3.72 6.37 6.86 11.8A3.63 3.63 0 0 0 10 13.63c.3 0 .6-.04.88-.11l-2.04 3.63A7.25 7.25 0 0 1 3.72 6.37Z"
      />
      <circle cx="10" cy="10" r="3.3" fill="#fff" />
      <circle cx="10" cy="10" r="2.55" fill="#4285f4" />
    </IconFrame>
  )
}
