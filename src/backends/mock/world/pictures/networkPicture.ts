import { drawIcon } from './drawIcon.ts'
import { drawMark } from './mark.ts'
import { networkMarks } from './networkMarks.ts'

/** The image ids of the networks without a logo of their own here (wire 5.2). */
const others: readonly string[] = [
  // Celo
  'ab781bbc-ccc6-418d-d32d-789b15da1f00',
  // Aurora
  '3ff73439-a619-4894-9262-4470c773a100',
  // BNB
  '93564157-2e8e-4ce7-81df-b264dbee9b00',
  // Avalanche
  '30c46e53-e989-45fb-4549-be3bd4eb3b00',
  // Gnosis
  '02b53f6a-e3d4-479e-1cb4-21178987d100',
  // Zora
  '845c60df-d429-4991-e687-91ae45791600',
  // zkSync
  'b310f07f-4ef7-49f3-7073-2a0a39685800',
  // Fantom
  '06b26297-fe0c-4733-5d6b-ffa5498aac00',
  // Evmos
  'f926ff41-260d-4028-635e-91913fc28e00',
  // Filecoin
  '5a73b3dd-af74-424e-cae0-0de859ee9400',
  // IoTeX
  '34e68754-e536-40da-c153-6ef2e7188a00',
  // Metis
  '3897a66d-40b9-4833-162f-a2c90531c900',
  // Moonbeam
  '161038da-44ae-4ec7-1208-0ea569454b00',
  // Moonriver
  'f1d73bb6-5450-4e18-38f7-fb6484264a00',
  // Ronin
  'b8101fc0-9c19-4b6f-ec65-f6dfff106e00',
]

/**
 * Returns the SVG picture of a network or connector by its image id, `undefined` for an unknown id.
 */
export function networkPicture(imageId: string): string | undefined {
  const mark = networkMarks[imageId]
  if (mark !== undefined) return drawMark(mark)
  return others.includes(imageId) ? drawIcon(imageId) : undefined
}
