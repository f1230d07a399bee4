/** @typedef {{ version: string, repository: { url: string } }} Manifest */

/**
 * The address of the repository.
 *
 * @param {Manifest} manifest the package.json
 */
export const repositoryOf = ({ repository }) =>
  repository.url.replace(/^git\+/, '').replace(/\.git$/, '')

/**
 * A document whose links to files lead to the repository, for places that do not have these files.
 *
 * @param {string} text Markdown
 * @param {Manifest} manifest the package.json
 */
export const linksToRepository = (text, manifest) =>
  text.replaceAll(/\]\((?![a-z]+:|#)/g, `](${repositoryOf(manifest)}/blob/v${manifest.version}/`)
