import type { ViewRegistry } from '../core/modal/viewRecord.ts'
import { hasText } from './hasText.ts'
import { titled } from './titled.ts'
import { viewKinds } from './viewKinds.ts'

/** The e-mail family (C-043). */
export const emailViews = {
  UpgradeEmailWallet: {
    load: () => import('../features/email/UpgradeEmailWalletView.tsx'),
    ...viewKinds.ofLogin,
    title: titled((t) => t.upgradeWallet),
  },
  UpgradeToSmartAccount: {
    load: () => import('../features/smart-account/UpgradeToSmartAccountView.tsx'),
    ...viewKinds.ofLogin,
    // Comes before the change of network and the sign-in (open point 56).
    needs: ['account', 'login'],
    left: 'none',
    title: () => undefined,
  },
  UpdateEmailWallet: {
    load: () => import('../features/email/UpdateEmailWalletView.tsx'),
    ...viewKinds.ofLogin,
    title: titled((t) => t.editEmail),
  },
  UpdateEmailPrimaryOtp: {
    load: () => import('../features/email/UpdateEmailPrimaryOtpView.tsx'),
    ...viewKinds.ofLogin,
    accepts: (facts, params) =>
      hasText('email')(facts, params) && hasText('newEmail')(facts, params),
    title: titled((t) => t.confirmCurrentEmail),
  },
  UpdateEmailSecondaryOtp: {
    load: () => import('../features/email/UpdateEmailSecondaryOtpView.tsx'),
    ...viewKinds.ofLogin,
    accepts: hasText('email'),
    title: titled((t) => t.confirmNewEmail),
  },
  EmailVerifyOtp: {
    load: () => import('../features/email/EmailVerifyOtpView.tsx'),
    ...viewKinds.plain,
    accepts: hasText('email'),
    title: titled((t) => t.confirmEmail),
  },
  EmailVerifyDevice: {
    load: () => import('../features/email/EmailVerifyDeviceView.tsx'),
    ...viewKinds.plain,
    accepts: hasText('email'),
    title: titled((t) => t.registerDevice),
  },
} satisfies Partial<ViewRegistry>
