import { SignClient } from '@walletconnect/sign-client'

declare global {
  interface Window {
    /** Starts an app with a foreign client of WalletConnect, once this script has run. */
    openForeignApp?: () => ReturnType<typeof SignClient.init>
  }
}

window.openForeignApp = () =>
  SignClient.init({
    projectId: 'f0e1d2c3b4a5968778695a4b3c2d1e0f',
    metadata: { name: 'Other app', description: '', url: window.location.origin, icons: [] },
    customStoragePrefix: 'foreign',
    telemetryEnabled: false,
    logger: 'silent',
  })
