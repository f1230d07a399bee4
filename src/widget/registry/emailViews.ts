import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { isEmail } from './paramRules.ts'
import { viewKinds } from './viewKinds.ts'

/** The records of the e-mail views (C-043). */
export function emailViews() {
  // The screens of a code or link. They are shown only while one that was sent is awaited, because
  // a host may open them at any time (C-191, open point 260).
  const ofCode = { ...viewKinds.plain, needs: ['code'], params: { email: isEmail } } as const
  const ofUpdateCode = {
    ...viewKinds.ofLogin,
    needs: [...viewKinds.ofLogin.needs, 'code'],
  } as const
  return {
    UpgradeEmailWallet: {
      load: () => import('../features/email/UpgradeEmailWalletView.tsx'),
      ...viewKinds.ofLogin,
      title: 'upgradeWallet',
    },
    UpgradeToSmartAccount: {
      load: () => import('../features/smart-account/UpgradeToSmartAccountView.tsx'),
      ...viewKinds.ofLogin,
      // Needs neither the requested network nor the sign-in, because it comes before both after a
      // login (open point 56).
      needs: ['account', 'login'],
      left: 'none',
    },
    UpdateEmailWallet: {
      load: () => import('../features/email/UpdateEmailWalletView.tsx'),
      ...viewKinds.ofLogin,
      title: 'editEmail',
    },
    UpdateEmailPrimaryOtp: {
      load: () => import('../features/email/UpdateEmailPrimaryOtpView.tsx'),
      ...ofUpdateCode,
      params: { newEmail: isEmail },
      title: 'confirmCurrentEmail',
    },
    UpdateEmailSecondaryOtp: {
      load: () => import('../features/email/UpdateEmailSecondaryOtpView.tsx'),
      ...ofUpdateCode,
      params: { email: isEmail },
      title: 'confirmNewEmail',
    },
    EmailVerifyOtp: {
      load: () => import('../features/email/EmailVerifyOtpView.tsx'),
      ...ofCode,
      title: 'confirmEmail',
    },
    EmailVerifyDevice: {
      load: () => import('../features/email/EmailVerifyDeviceView.tsx'),
      ...ofCode,
      title: 'registerDevice',
    },
  } satisfies Partial<ViewRegistry>
}
