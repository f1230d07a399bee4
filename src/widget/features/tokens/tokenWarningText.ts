import type { Core } from '../../core/core.ts'
import { truncateAddress } from '../../core/formats/truncateAddress.ts'
import { tokensTexts } from '../../core/texts/account/tokensTexts.ts'
import type { OtherSymbol, TokenWarning } from '../../money/tokens/tokenWarning.ts'

/** The warning about a token's name, and where the known token is. */
export function tokenWarningText(core: Core, warning: TokenWarning | OtherSymbol): string {
  const texts = core.use(tokensTexts)
  if (warning.kind === 'link') return texts.linkHint
  if (warning.kind === 'otherSymbol') return texts.otherSymbol(warning.claimed, warning.said)
  const { chainId, claimed, known } = warning
  const network = core.networks.find(chainId)?.name ?? chainId
  if (warning.kind === 'renamed') return texts.renamed(claimed, known.symbol, network)
  if (known.address === undefined) return texts.lookAlikeCoin(claimed, known.symbol, network)
  const sentence = texts.lookAlike(claimed, known.symbol, network)
  return `${sentence} ${texts.knownAddress(known.symbol, truncateAddress(known.address, 6, 4))}`
}

/** The warning in a few words, to stand beside the token. */
export function tokenWarningTag(core: Core, warning: TokenWarning): string {
  const texts = core.use(tokensTexts)
  if (warning.kind === 'link') return texts.linkInName
  const { symbol } = warning.known
  return warning.kind === 'lookAlike' ? texts.notThe(symbol) : texts.knownAs(symbol)
}
