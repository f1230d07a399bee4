import type { Auth } from '../../../../port/auth.ts'
import type { FrameCalls } from './frameCalls.ts'

/**
 * Logs the calls of the Auth port, so that virtual time waits for them. Faults apply at the site, where the message arrives, and where the
 * frame is put into the page.
 */
export function watchAuth(auth: Auth, { watch }: Pick<FrameCalls, 'watch'>): Auth {
  return {
    ...auth,
    mount: (...args) => watch('frame.mount', args[1], () => auth.mount(...args)),
    connectEmail: (email, signal) =>
      watch('frame.connectEmail', { email }, () => auth.connectEmail(email, signal)),
    connectDevice: (signal) =>
      watch('frame.connectDevice', undefined, () => auth.connectDevice(signal)),
    connectOtp: (otp, signal) =>
      watch('frame.connectOtp', { otp }, () => auth.connectOtp(otp, signal)),
    updateEmail: (email, signal) =>
      watch('frame.updateEmail', { email }, () => auth.updateEmail(email, signal)),
    updateEmailPrimaryOtp: (otp, signal) =>
      watch('frame.updateEmailPrimaryOtp', { otp }, () => auth.updateEmailPrimaryOtp(otp, signal)),
    updateEmailSecondaryOtp: (otp, signal) =>
      watch('frame.updateEmailSecondaryOtp', { otp }, () =>
        auth.updateEmailSecondaryOtp(otp, signal),
      ),
    getSocialRedirectUri: (provider, signal) =>
      watch('frame.getSocialRedirectUri', { provider }, () =>
        auth.getSocialRedirectUri(provider, signal),
      ),
    connectSocial: (uri, signal) =>
      watch('frame.connectSocial', { uri }, () => auth.connectSocial(uri, signal)),
    getFarcasterUri: (signal) =>
      watch('frame.getFarcasterUri', undefined, () => auth.getFarcasterUri(signal)),
    connectFarcaster: (signal) =>
      watch('frame.connectFarcaster', undefined, () => auth.connectFarcaster(signal)),
    connect: (options) => {
      const { chainId } = options
      return watch('frame.getUser', { chainId }, () => auth.connect(options))
    },
    reconnect: (chainId, signal, ask) =>
      watch('frame.isConnected', { chainId }, () => auth.reconnect(chainId, signal, ask)),
    getUser: (chainId, signal) =>
      watch('frame.getUser', { chainId }, () => auth.getUser(chainId, signal)),
    setPreferredAccount: (type, signal) =>
      watch('frame.setPreferredAccount', { type }, () => auth.setPreferredAccount(type, signal)),
    getSmartAccountEnabledNetworks: (signal) =>
      watch('frame.getSmartAccountEnabledNetworks', undefined, () =>
        auth.getSmartAccountEnabledNetworks(signal),
      ),
    initSmartAccount: (signal) =>
      watch('frame.initSmartAccount', undefined, () => auth.initSmartAccount(signal)),
    syncTheme: (theme) => watch('frame.syncTheme', theme, () => auth.syncTheme(theme)),
    syncAppMetadata: (metadata) =>
      watch('frame.syncAppMetadata', metadata, () => auth.syncAppMetadata(metadata)),
    signOut: () => watch('frame.signOut', undefined, () => auth.signOut()),
  }
}
