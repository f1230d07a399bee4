/** The values that the Browser port reports (in the workbench, size and pointer are those of the viewport). */
export interface DeviceProfile {
  readonly name:
    'desktop' | 'android' | 'iphone' | 'walletBrowser' | 'webview' | 'telegram' | 'farcaster'
  readonly userAgent: string
  readonly width: number
  readonly height: number
  readonly coarsePointer: boolean
}
