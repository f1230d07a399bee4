import type { Core } from '../../core/core.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import type { OtherSymbol, TokenWarning } from '../../money/tokens/tokenWarning.ts'

/** The warning about a token's name, and where the known token is. */
export function tokenWarningText(core: Core, warning: TokenWarning | OtherSymbol): string {
  const texts = core.use(tokensTexts)
  if (warning.kind === 'otherSymbol') return texts.otherSymbol(warning.claimed, warning.said)
  const { chainId, claimed, kind, known } = warning
  const network = core.networks.find(chainId)?.name ?? chainId
  if (kind === 'renamed') return texts.renamed(claimed, known.symbol, network)
  if (known.address === undefined) return texts.lookAlikeCoin(claimed, known.symbol, network)
  const sentence = texts.lookAlike(claimed, known.symbol, network)
  return `${sentence} ${texts.knownAddress(known.symbol, truncateAddress(known.address, 6, 4))}`
}
