import { SocialList } from '../social/public/SocialList.tsx'
import { LoginProblemNote } from './LoginProblemNote.tsx'
import { LegalFooter } from './LegalFooter.tsx'

/** All configured social logins; the More button of Connect opens it (C-065, open point 24). */
export default function ConnectSocialsView() {
  return (
    <>
      <LoginProblemNote />
      <SocialList />
      <LegalFooter />
    </>
  )
}
