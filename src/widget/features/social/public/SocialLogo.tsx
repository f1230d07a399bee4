import type { ComponentType } from 'react'
import type { SocialProvider } from '../../../../backends/port/connectors.ts'
import {
  AppleIcon,
  DiscordIcon,
  FacebookIcon,
  FarcasterIcon,
  GitHubIcon,
  GoogleIcon,
  XIcon,
} from '../../../kit/icons/brandIcons.tsx'
import type { IconProps } from '../../../kit/icons/iconOf.tsx'
import { useStyles } from '../../../kit/styles/useStyles.ts'
import css from './socialLogo.css?inline'

const logos: Readonly<Record<SocialProvider, ComponentType<IconProps>>> = {
  google: GoogleIcon,
  x: XIcon,
  discord: DiscordIcon,
  farcaster: FarcasterIcon,
  github: GitHubIcon,
  apple: AppleIcon,
  facebook: FacebookIcon,
}

/** The logo of a login provider, `size` px wide. */
export function SocialLogo({ provider, size = 24 }: { provider: SocialProvider; size?: number }) {
  useStyles(css)
  const Logo = logos[provider]
  return (
    <span className="fy-social-logo">
      <Logo size={size} />
    </span>
  )
}
