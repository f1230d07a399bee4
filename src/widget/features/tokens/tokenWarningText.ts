import type { Core } from '../../core/core.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import type { TokenWarning } from '../../money/tokens/tokenWarning.ts'

/** The warning about a token's name, and where the known token is. */
export function tokenWarningText(
  core: Core,
  { chainId, claimed, kind, known }: TokenWarning,
): string {
  const texts = core.use(tokensTexts)
  const network = core.networks.find(chainId)?.name ?? chainId
  if (kind === 'renamed') return texts.renamed(claimed, known.symbol, network)
  if (known.address === undefined) return texts.lookAlikeCoin(claimed, known.symbol, network)
  const sentence = texts.lookAlike(claimed, known.symbol, network)
  return `${sentence} ${texts.knownAddress(known.symbol, truncateAddress(known.address, 6, 4))}`
}
