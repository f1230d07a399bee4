import { linksToRepository, repositoryOf } from './linksToRepository.mjs'

/** What the build prints about sizes that a release names: those with a maximum, and those of the files for script tags. */
const SIZE = /: [\d.]+ (of [\d.]+ )?kB gzip/

/**
 * The notes of a release in Markdown: its entries of the change log, and the sizes that the build printed.
 *
 * @param {object} release
 * @param {string} release.tag the tag that is released, such as `v0.1.0`
 * @param {string} release.builtIn address of the repository that builds the release
 * @param {{ version: string, repository: { url: string } }} release.manifest the package.json
 * @param {string} release.changelog
 * @param {string} release.printed by `npm run build`
 * @returns {string} throws a sentence if the tag, the repository or the change log does not fit
 */
export function releaseNotes({ tag, builtIn, manifest, changelog, printed }) {
  if (tag !== `v${manifest.version}`) {
    throw new Error(`The tag is ${tag}, and the version in package.json is ${manifest.version}.`)
  }
  const repository = repositoryOf(manifest)
  if (repository !== builtIn) {
    throw new Error(
      `The release is built in ${builtIn}, and "repository" in package.json is ${repository}. The registry compares them.`,
    )
  }
  const section = changelog
    .split(/^(?=## )/m)
    .find((part) => part.split(/\s/, 2)[1] === manifest.version)
  const entries = section?.replace(/^.*/, '').trim() ?? ''
  if (entries === '') {
    throw new Error(`CHANGELOG.md has no entries under a heading "## ${manifest.version}".`)
  }
  const sizes = printed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => SIZE.test(line))
  if (sizes.length === 0) throw new Error('The build printed no sizes.')
  // A page of a release resolves no links to files.
  return `${linksToRepository(entries, manifest)}\n\n### Sizes\n\n\`\`\`text\n${sizes.join('\n')}\n\`\`\`\n`
}
