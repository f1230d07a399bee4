import { SocialList } from '../social/public/SocialList.tsx'
import { LegalFooter } from './LegalFooter.tsx'

/** All configured socials behind More (C-065, open point 24). */
export default function ConnectSocialsView() {
  return (
    <>
      <SocialList />
      <LegalFooter />
    </>
  )
}
