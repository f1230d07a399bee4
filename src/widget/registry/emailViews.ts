import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { hasText } from './hasText.ts'
import { viewKinds } from './viewKinds.ts'

/** The e-mail family (C-043). */
export const emailViews = {
  UpgradeEmailWallet: {
    load: () => import('../features/email/UpgradeEmailWalletView.tsx'),
    ...viewKinds.ofLogin,
    title: 'upgradeWallet',
  },
  UpgradeToSmartAccount: {
    load: () => import('../features/smart-account/UpgradeToSmartAccountView.tsx'),
    ...viewKinds.ofLogin,
    // Comes before the change of network and the sign-in (open point 56).
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
    ...viewKinds.ofLogin,
    accepts: (facts, params) =>
      hasText('email')(facts, params) && hasText('newEmail')(facts, params),
    title: 'confirmCurrentEmail',
  },
  UpdateEmailSecondaryOtp: {
    load: () => import('../features/email/UpdateEmailSecondaryOtpView.tsx'),
    ...viewKinds.ofLogin,
    accepts: hasText('email'),
    title: 'confirmNewEmail',
  },
  EmailVerifyOtp: {
    load: () => import('../features/email/EmailVerifyOtpView.tsx'),
    ...viewKinds.plain,
    accepts: hasText('email'),
    title: 'confirmEmail',
  },
  EmailVerifyDevice: {
    load: () => import('../features/email/EmailVerifyDeviceView.tsx'),
    ...viewKinds.plain,
    accepts: hasText('email'),
    title: 'registerDevice',
  },
} satisfies Partial<ViewRegistry>
