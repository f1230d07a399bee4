/** What the Browser port reports (size and pointer are the viewport's own in the workbench). */
export interface DeviceProfile {
  readonly name: 'desktop' | 'android' | 'iphone'
  readonly userAgent: string
  readonly width: number
  readonly height: number
  readonly coarsePointer: boolean
}
